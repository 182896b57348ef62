import { Button, Checkbox, Flex, Form, Input, Modal, Tag } from 'antd';
import { Link } from 'react-router-dom';
import {
  type OrderView as SavedView,
  useDeleteOrderViewMutation,
  useGetMeQuery,
  useSaveOrderViewMutation,
  useSetStartOrderViewMutation,
} from '../../../api';
import { counted } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { type MenuItems, RowMenu } from '../../../ui/row-menu/RowMenu';
import { useOrderCounts } from './useOrderCounts';
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
                <ViewMenu view={view} query={query} mayChange={view.is_own || isAdmin} />
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

interface MenuProps {
  view: SavedView;
  query: string;
  mayChange: boolean;
}

function ViewMenu({ view, query, mayChange }: MenuProps) {
  const { id, name, is_shared, is_start } = view;
  const [save] = useSaveOrderViewMutation();
  const [remove] = useDeleteOrderViewMutation();
  const [setStart] = useSetStartOrderViewMutation();
  const { report } = useNotices();
  const start = is_start ? null : id;
  const items = (): MenuItems => [
    {
      key: 'start',
      label: is_start ? 'Start with the default' : 'Start with this view',
      onClick: () => void report(setStart({ startOrderViewRequest: { id: start } }), 'Start changed'),
    },
    ...(mayChange
      ? [
          {
            key: 'replace',
            label: 'Replace with what is shown',
            onClick: () =>
              void report(save({ saveOrderViewRequest: { id, name, query, is_shared } }), 'View saved'),
          },
          {
            key: 'delete',
            label: 'Delete',
            danger: true,
            onClick: () => void report(remove({ orderViewIdRequest: { id } }), 'View deleted'),
          },
        ]
      : []),
  ];
  return <RowMenu label={`Actions for ${name}`} items={items} />;
}
