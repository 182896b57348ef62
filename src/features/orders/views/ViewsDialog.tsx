import { ordersText } from '../../../domain/orders/counts';
import { Button, Form, Tag } from 'antd';
import {
  type OrderView as SavedView,
  useDeleteOrderViewMutation,
  useSaveOrderViewMutation,
  useSetStartOrderViewMutation,
} from '../../../api';
import { paths } from '../../../lib/paths';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { SavedDialog } from '../../../shared/saved-set/SavedDialog';
import { NameField, SharedField } from '../../../shared/saved-set/SavedFields';
import { useOrderCounts } from './useOrderCounts';
import { useT } from '../../../languages/useT';
import { type Translate } from '../../../domain/language/wording';

interface Props {
  views: readonly SavedView[];
  /** The URL query of the list's current view. */
  query: string;
  onClose: () => void;
}

interface Values {
  readonly name: string;
  readonly isShared?: boolean;
}

/** The saved views: open one, choose the default, and save the current one. */
export function ViewsDialog({ views, query, onClose }: Props) {
  const t = useT();
  const counts = useOrderCounts(views);
  const [save, { isLoading }] = useSaveOrderViewMutation();
  const [remove] = useDeleteOrderViewMutation();
  const [setStart] = useSetStartOrderViewMutation();
  const { report } = useNotices();
  const [form] = Form.useForm<Values>();
  const handleSave = async ({ name, isShared = false }: Values) => {
    const saveOrderViewRequest = { name: name.trim(), query, is_shared: isShared };
    if (await report(save({ saveOrderViewRequest }), t('View saved'))) form.resetFields();
  };
  return (
    <SavedDialog
      kind="view"
      title={t('Views')}
      label={t('Saved views')}
      empty={t('A view stores filters, sort and columns under a name.')}
      items={views}
      nameOf={({ name }) => name}
      hrefOf={(view) => `${paths.orderList.href()}?${view.query}`}
      onClose={onClose}
      countOf={(view) => countText(counts.get(view.query), t)}
      tagsOf={({ is_start }) => is_start && <Tag>{t('Default')}</Tag>}
      onSave={({ id, name, query: saved, is_shared }) =>
        save({ saveOrderViewRequest: { id, name, query: saved, is_shared } })
      }
      onDelete={({ id }) => remove({ orderViewIdRequest: { id } })}
      deleteHint={t('The orders that it shows stay as they are.')}
      firstOf={({ id, is_start }) => [
        {
          key: 'start',
          label: is_start ? t('Clear default') : t('Set as default'),
          onClick: () =>
            void report(
              setStart({ startOrderViewRequest: { id: is_start ? null : id } }),
              t('Default view changed'),
            ),
        },
      ]}
      updated={(view) => ({ ...view, query })}
    >
      <Form<Values> form={form} layout="vertical" requiredMark={false} onFinish={handleSave}>
        <NameField kind="view" label={t('Save current view as')} />
        <SharedField />
        <Button type="primary" htmlType="submit" loading={isLoading}>
          {t('Save view')}
        </Button>
      </Form>
    </SavedDialog>
  );
}

const countText = (orders: number | undefined, t: Translate) =>
  orders === undefined ? '' : t(ordersText(orders));
