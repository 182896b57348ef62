import { Button, Checkbox, Flex, Form, Input, Modal, Tag } from 'antd';
import { Link } from 'react-router-dom';
import { type OrderView as SavedView, useGetMeQuery, useSaveOrderViewMutation } from '../../../api';
import { counted } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { useOrderCounts } from './useOrderCounts';
import { ViewMenu } from './ViewMenu';
import styles from './ViewsDialog.module.css';

interface Props {
  views: readonly SavedView[];
  /** The query of what the list shows. */
  query: string;
  onClose: () => void;
}

interface Values {
  readonly name: string;
  readonly isShared?: boolean;
}

/** The saved views: open one, choose the start, and save what the list shows. */
export function ViewsDialog({ views, query, onClose }: Props) {
  const isAdmin = useGetMeQuery().data?.roles.includes('admin') ?? false;
  const counts = useOrderCounts(views);
  const [save, { isLoading }] = useSaveOrderViewMutation();
  const { report } = useNotices();
  const [form] = Form.useForm<Values>();
  const handleSave = async ({ name, isShared = false }: Values) => {
    const saveOrderViewRequest = { name: name.trim(), query, is_shared: isShared };
    if (await report(save({ saveOrderViewRequest }), 'View saved')) form.resetFields();
  };
  return (
    <Modal open title="Views" width={480} footer={null} onCancel={onClose}>
      <Flex vertical gap={16}>
        {views.length === 0 ? (
          <p className={styles.soft}>A view keeps the filters, the sort and the columns under a name.</p>
        ) : (
          <ul className={styles.views} aria-label="Saved views">
            {views.map((view) => (
              <li key={view.id} className={styles.view}>
                <Link to={`${paths.orderList.href()}?${view.query}`} onClick={onClose}>
                  {view.name}
                </Link>
                {view.is_start && <Tag>Start</Tag>}
                {view.is_shared && <Tag>For everybody</Tag>}
                <span className={styles.count}>{countText(counts.get(view.query))}</span>
                <ViewMenu view={view} query={query} isAdmin={isAdmin} />
              </li>
            ))}
          </ul>
        )}
        <Form<Values> form={form} layout="vertical" requiredMark={false} onFinish={handleSave}>
          <Form.Item
            name="name"
            label="Save what the list shows as"
            rules={[{ required: true, whitespace: true, message: 'Name the view.' }]}
          >
            <Input maxLength={100} autoComplete="off" />
          </Form.Item>
          {isAdmin && (
            <Form.Item name="isShared" valuePropName="checked">
              <Checkbox>For everybody</Checkbox>
            </Form.Item>
          )}
          <Button type="primary" htmlType="submit" loading={isLoading}>
            Save view
          </Button>
        </Form>
      </Flex>
    </Modal>
  );
}

const countText = (count: number | undefined) => (count === undefined ? '' : counted(count, 'order'));
