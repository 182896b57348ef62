import { SettingOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { memo, useState } from 'react';
import { PanelPopover } from '../panel-popover/PanelPopover';
import { lazyComponent } from '../lazy-component/lazyComponent';
import type { Density, SettingsProps } from './Settings';
import type { Sort } from './sortRows';
import { useT } from '../../languages/useT';

const Settings = lazyComponent(async () => (await import('./Settings')).Settings);

/** The 'Columns' button of a table: which columns it shows, and how tall its rows are. */
export const TableSettings = memo(function TableSettings(props: SettingsProps) {
  const t = useT();
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
        aria-label={t('Columns')}
        title={t('Columns')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
      />
    </PanelPopover>
  );
});

/** A person's saved preferences for a table. */
export interface TablePreferences {
  /** The keys of the documented columns that are not shown. */
  readonly hidden: readonly string[];
  /** The keys of the other columns that are shown. */
  readonly added: readonly string[];
  readonly density: Density;
  readonly sort: Sort | null;
}

const byDefault: TablePreferences = { hidden: [], added: [], density: 'compact', sort: null };

/** Reads stored preferences, with a default for whatever is missing. */
export const readTablePreferences = (stored: unknown): TablePreferences => ({
  ...byDefault,
  ...Object(stored),
});
