import { Checkbox, Flex, Radio } from 'antd';
import { useId } from 'react';
import { Panel } from '../panel-popover/PanelPopover';
import { useT } from '../../languages/useT';
import { inWords } from '../../domain/language/wording';
import { type Message, message } from '../../domain/language/message';

/** How tall the rows of a table are. */
export type Density = 'compact' | 'comfortable';

export interface SettingsProps {
  /** The columns that may be hidden. */
  columns: readonly { readonly key: string; readonly title: string | Message }[];
  /** The keys of the shown columns. */
  shown: readonly string[];
  onShow: (shown: string[]) => void;
  /** The row height, if it can be chosen. */
  density?: Density;
  onDensity?: (density: Density) => void;
}

const densities: { value: Density; label: Message }[] = [
  { value: 'compact', label: message('Compact') },
  { value: 'comfortable', label: message('Comfortable') },
];

/** The popover content of a table's 'Columns' button. */
export function Settings({ columns, shown, density, onShow, onDensity }: SettingsProps) {
  const t = useT();
  const id = useId();
  return (
    <Panel label={t('Columns')}>
      <Flex vertical gap={12}>
        <section>
          <h2 id={`${id}-columns`}>{t('Shown columns')}</h2>
          <Checkbox.Group
            style={{ flexDirection: 'column', gap: 8 }}
            aria-labelledby={`${id}-columns`}
            options={columns.map(({ key, title }) => ({ value: key, label: inWords(t, title) }))}
            value={[...shown]}
            onChange={onShow}
          />
        </section>
        {onDensity && (
          <section>
            <h2 id={`${id}-rows`}>{t('Rows')}</h2>
            <Radio.Group
              vertical
              aria-labelledby={`${id}-rows`}
              options={densities.map(({ value, label }) => ({ value, label: t(label) }))}
              value={density}
              onChange={({ target }) => onDensity(target.value)}
            />
          </section>
        )}
      </Flex>
    </Panel>
  );
}
