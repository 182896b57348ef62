import { Button, Modal } from 'antd';
import { TaskTable } from '../../shared/task-table/TaskTable';

/** The task list (spec 2, 9). */
export function TaskListDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      open
      title="Task List"
      width={1040}
      onCancel={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <TaskTable />
    </Modal>
  );
}
