import { SettingOutlined } from '@ant-design/icons';
import { Button, Checkbox, Radio } from 'antd';
import { memo, useId, useState } from 'react';
import { Panel, PanelPopover } from '../panel-popover/PanelPopover';
import styles from './TableSettings.module.css';
import type { Sort } from './sortRows';

interface Props {
  /** The columns that may be hidden. */
  columns: readonly { readonly key: string; readonly title: string }[];
  /** The keys of those that are shown. */
  shown: readonly string[];
  onShow: (shown: string[]) => void;
  /** How tall the rows are, where that can be chosen. */
  density?: Density;
  onDensity?: (density: Density) => void;
}

const densities: { value: Density; label: string }[] = [
  { value: 'compact', label: 'Compact' },
  { value: 'comfortable', label: 'Comfortable' },
];

/** The 'Columns' button of a table: which columns it shows, and how tall its rows are. */
export const TableSettings = memo(function TableSettings(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <PanelPopover
      isOpen={isOpen}
      onOpenChange={setOpen}
      placement="bottomRight"
      panel={<Settings {...props} />}
    >
      <Button
        icon={<SettingOutlined aria-hidden />}
        aria-label="Columns"
        title="Columns"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
      />
    </PanelPopover>
  );
});

function Settings({ columns, shown, density, onShow, onDensity }: Props) {
  const id = useId();
  return (
    <Panel label="Columns">
      <div className={styles.settings}>
        <section>
          <h2 id={`${id}-columns`}>Shown columns</h2>
          <Checkbox.Group
            className={styles.columns}
            aria-labelledby={`${id}-columns`}
            options={columns.map(({ key, title }) => ({ value: key, label: title }))}
            value={[...shown]}
            onChange={onShow}
          />
        </section>
        {onDensity && (
          <section>
            <h2 id={`${id}-rows`}>Rows</h2>
            <Radio.Group
              vertical
              aria-labelledby={`${id}-rows`}
              options={densities}
              value={density}
              onChange={({ target }) => onDensity(target.value)}
            />
          </section>
        )}
      </div>
    </Panel>
  );
}

/** How tall the rows of a table are. */
export type Density = 'compact' | 'comfortable';

/** A person's saved preferences for a table. */
export interface TablePreferences {
  /** The keys of the documented columns that are not shown. */
  readonly hidden: readonly string[];
  /** The keys of the other columns that are shown. */
  readonly added: readonly string[];
  readonly density: Density;
  readonly sort: Sort | null;
}

/** Reads stored preferences, with a default for whatever is missing or invalid. */
export function readTablePreferences(kept: unknown): TablePreferences {
  const { hidden, added, density, sort } = {
    hidden: null,
    added: null,
    density: null,
    sort: null,
    ...Object(kept),
  };
  return {
    hidden: toKeys(hidden),
    added: toKeys(added),
    density: density === 'comfortable' ? 'comfortable' : 'compact',
    sort: isSort(sort) ? sort : null,
  };
}

const toKeys = (kept: unknown): readonly string[] =>
  Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];

function isSort(kept: unknown): kept is Sort {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'key' in kept &&
    typeof kept.key === 'string' &&
    'descending' in kept &&
    typeof kept.descending === 'boolean'
  );
}
