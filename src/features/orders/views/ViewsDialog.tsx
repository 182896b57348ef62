import { Button, Checkbox, Flex, Form, Input, Tag } from 'antd';
import { type OrderView as SavedView, useGetMeQuery, useSaveOrderViewMutation } from '../../../api';
import { counted } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { NamedItem, NamedList } from '../../../ui/named-list/NamedList';
import { useOrderCounts } from './useOrderCounts';
import { ViewMenu } from './ViewMenu';
import { Modal } from '../../../ui/modal/Modal';

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
        <NamedList
          label="Saved views"
          empty="A view keeps the filters, the sort and the columns under a name."
        >
          {views.map((view) => (
            <NamedItem
              key={view.id}
              name={view.name}
              to={`${paths.orderList.href()}?${view.query}`}
              onFollow={onClose}
              count={countText(counts.get(view.query))}
              tags={
                <>
                  {view.is_start && <Tag>Start</Tag>}
                  {view.is_shared && <Tag>For everybody</Tag>}
                </>
              }
              menu={<ViewMenu view={view} query={query} isAdmin={isAdmin} />}
            />
          ))}
        </NamedList>
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
