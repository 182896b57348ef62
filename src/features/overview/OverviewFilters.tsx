import { Flex, Segmented, Select } from 'antd';
import type { OverviewRow } from '../../api';
import { labelSearch } from '../../lib/labelSearch';
import type { Measure, OverviewView } from './overviewView';
import { useT } from '../../languages/useT';
import { message, type Message } from '../../domain/language/message';

interface Props {
  view: OverviewView;
  season: string;
  currency: string;
  seasons: readonly string[];
  currencies: readonly string[];
  /** The season's catalogs in every currency. */
  catalogs: readonly OverviewRow[];
  /** The agents to choose from; null for people who only see their own orders. */
  sellers: readonly { id: string; name: string }[] | null;
  onChange: (change: Partial<OverviewView>) => void;
}

const measures: { value: Measure; label: Message }[] = [
  { value: 'pieces', label: message('Pieces') },
  { value: 'amount', label: message('Amount') },
];

/** The filters of the orders, and what the charts show. */
export function OverviewFilters(props: Props) {
  const t = useT();
  const { view, season, currency, seasons, currencies, catalogs, sellers, onChange } = props;
  return (
    <Flex wrap gap={8} role="group" aria-label={t('Filters')}>
      <Select
        aria-label={t('Season')}
        style={{ width: 96 }}
        value={season}
        options={seasons.map((value) => ({ value, label: value }))}
        onChange={(value) => onChange({ season: value })}
      />
      <Select
        aria-label={t('Catalogs')}
        mode="multiple"
        allowClear
        placeholder={t('All catalogs')}
        style={{ minWidth: 200, maxWidth: '100%' }}
        showSearch={labelSearch}
        value={[...view.catalogs]}
        options={catalogs.map(({ id, label }) => ({ value: id, label }))}
        onChange={(value: string[]) => onChange({ catalogs: value })}
      />
      {sellers !== null && (
        <Select
          aria-label={t('Agent')}
          allowClear
          placeholder={t('All agents')}
          style={{ minWidth: 180, maxWidth: '100%' }}
          showSearch={labelSearch}
          value={view.seller}
          options={sellers.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(value: string | undefined) => onChange({ seller: value ?? null })}
        />
      )}
      {currencies.length > 1 && (
        <Segmented
          aria-label={t('Currency')}
          options={[...currencies]}
          value={currency}
          onChange={(value) => onChange({ currency: value })}
        />
      )}
      <Segmented<Measure>
        aria-label={t('Show')}
        options={measures.map(({ value, label }) => ({ value, label: t(label) }))}
        value={view.measure}
        onChange={(measure) => onChange({ measure })}
      />
    </Flex>
  );
}
