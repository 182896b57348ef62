import { Button } from 'antd';
import { TaskTable } from '../../shared/task-table/TaskTable';
import { Modal } from '../../ui/modal/Modal';

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
