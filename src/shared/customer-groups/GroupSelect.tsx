import { TeamOutlined } from '@ant-design/icons';
import { Select } from 'antd';
import type { CustomerGroup } from '../../api';
import { labelSearch } from '../../lib/labelSearch';
import { groupText } from './useCustomerGroups';
import { useT } from '../../languages/useT';

interface Props {
  id: string;
  className?: string;
  /** Undefined while loading, when the select is rendered anyway so that nothing moves. */
  groups: readonly CustomerGroup[] | undefined;
  /** The id of the chosen group; null for all customers. */
  value: string | null;
  onChange: (id: string | null) => void;
}

/** Filters a list by a group of customers. */
export function GroupSelect({ id, className, groups, value, onChange }: Props) {
  const t = useT();
  const options = (groups ?? []).map((group) => ({ value: group.id, label: groupText(group) }));
  const isKnown = value === null || options.some((option) => option.value === value);
  return (
    <Select
      id={id}
      className={className}
      aria-label={t('Group')}
      prefix={<TeamOutlined aria-hidden />}
      allowClear
      placeholder={t('All groups')}
      listHeight={224}
      popupMatchSelectWidth={false}
      showSearch={labelSearch}
      notFoundContent={t('No groups yet. Select customers in their list to make one.')}
      value={value}
      options={isKnown ? options : [...options, { value, label: groups ? t('Unknown group') : '…' }]}
      onChange={(chosen: string | undefined) => onChange(chosen ?? null)}
    />
  );
}
