import { Button } from 'antd';
import { TaskTable } from '../../shared/task-table/TaskTable';
import { Modal } from '../../ui/modal/Modal';
import { useT } from '../../languages/useT';

/** The task list (spec 2, 9). */
export function TaskListDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <Modal
      open
      title={t('Task List')}
      width={1040}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('Close')}</Button>}
    >
      <TaskTable />
    </Modal>
  );
}
