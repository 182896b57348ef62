import { isolated } from '../../../domain/text/isolated';
import { CloseOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useRef } from 'react';
import { useRestoredFocus } from '../../../lib/focus';
import { tagsOf } from './filterTags';
import { type GarmentFilter, needsFacts, noFilter } from './garmentFilter';
import { useT } from '../../../languages/useT';

/** One line however many tags there are: it scrolls. */
const inOneLine = { margin: '-4px -4px 8px', padding: 4, overflowX: 'auto' } as const;

interface Props {
  filter: GarmentFilter;
  currency: string;
  onFilter: (filter: GarmentFilter) => void;
  onApplyAgain: () => void;
}

/** The active filters and the sort above the garments: each can be removed, or all of them. */
export function FilterTags({ filter, currency, onFilter, onApplyAgain }: Props) {
  const t = useT();
  const line = useRef<HTMLDivElement>(null);
  const restoredFocus = useRestoredFocus(line);
  const tags = tagsOf(t, filter, currency);
  return (
    // Stays mounted when it is empty: the focus remains here after the last tag is removed.
    <Flex
      ref={line}
      gap={6}
      style={tags.length === 0 ? undefined : inOneLine}
      role="group"
      aria-label={t('Active filters')}
      tabIndex={-1}
      {...restoredFocus}
    >
      {tags.map(({ label, without }) => (
        <Button
          key={label}
          size="small"
          shape="round"
          icon={<CloseOutlined aria-hidden />}
          iconPlacement="end"
          aria-label={t('{label}: remove', { label: isolated(label) })}
          onClick={() => onFilter(without)}
        >
          {label}
        </Button>
      ))}
      {needsFacts(filter) && (
        <Button size="small" type="link" title={t('Refresh results')} onClick={onApplyAgain}>
          {t('Apply again')}
        </Button>
      )}
      {tags.length > 1 && (
        <Button size="small" type="link" onClick={() => onFilter(noFilter)}>
          {t('Clear all')}
        </Button>
      )}
    </Flex>
  );
}
