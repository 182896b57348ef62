import { EditOutlined } from '@ant-design/icons';
import { Flex, Select, Tabs } from 'antd';
import { type ComponentType, lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { type CatalogWithGarments, useGetMeQuery } from '../../../api';
import { mayCall, type OperationId } from '../../../domain/access/accessRules';
import { mayOpen } from '../../../domain/access/pageRules';
import { useIsNarrow } from '../../../lib/useMediaQuery';
import { type UrlCodec, useUrlState } from '../../../lib/useUrlState';
import { stockAge } from '../../../shared/stock-age/stockAge';
import { ButtonLink } from '../../../ui/button-link/ButtonLink';
import { LoadingPanel } from '../../../ui/loading-panel/LoadingPanel';
import { PageFrame } from '../../../ui/page-frame/PageFrame';
import { updateHref } from '../catalogLinks';
import { CatalogGarments, usePreview } from './CatalogGarments';
import { useT } from '../../../languages/useT';
import { type Message, message } from '../../../domain/language/message';
import { type Translate } from '../../../domain/language/wording';

const MissingPictures = lazy(async () => ({
  default: (await import('./MissingPictures')).MissingPictures,
}));
const CatalogSwitches = lazy(async () => ({
  default: (await import('./CatalogSwitches')).CatalogSwitches,
}));
const CatalogStock = lazy(async () => ({
  default: (await import('./CatalogStock')).CatalogStock,
}));
const TaskTable = lazy(async () => ({
  default: (await import('../../../shared/task-table/TaskTable')).TaskTable,
}));

/** A tab: shown to the staff who may make its call. */
interface CatalogTab {
  readonly key: string;
  readonly needs: OperationId;
  readonly label: Message;
  readonly Content: ComponentType<{ catalogId: string }>;
}

/** The only tab for customers. */
const garmentsTab: CatalogTab = {
  key: 'garments',
  needs: 'getCatalog',
  label: message('Garments'),
  Content: CatalogGarments,
};

const tabs: readonly CatalogTab[] = [
  garmentsTab,
  { key: 'pictures', needs: 'uploadImages', label: message('Pictures missing'), Content: MissingPictures },
  {
    key: 'visibility',
    needs: 'setCatalogVisibility',
    label: message('Visibility'),
    Content: CatalogSwitches,
  },
  { key: 'stock', needs: 'getCatalog', label: message('Stock'), Content: CatalogStock },
  { key: 'tasks', needs: 'listTasks', label: message('Tasks'), Content: TaskTable },
];

const tabCodec: UrlCodec<string> = {
  read: (params) => params.get('tab') ?? '',
  // Each tab has its own URL params.
  write: (tab) => ({ tab: tab === garmentsTab.key ? null : tab, q: null, pl: null }),
};

/** A catalog: its garments (spec 2 'Catalog preview') and, for staff, further tabs. */
export function CatalogPage() {
  const t = useT();
  const { catalog_id: catalogId = '' } = useParams<{ catalog_id: string }>();
  const roles = useGetMeQuery().data?.roles ?? [];
  const { catalog } = usePreview(catalogId);
  const [wanted, setTab] = useUrlState(tabCodec);
  // Ant Design moves tabs that don't fit into a menu button, which ARIA does not allow in a tab list.
  const isNarrow = useIsNarrow();
  const hasTabs = mayOpen(roles, 'catalogAbout');
  const offered = hasTabs ? tabs.filter(({ needs }) => mayCall(roles, needs)) : [garmentsTab];
  const tab = offered.find(({ key }) => key === wanted) ?? garmentsTab;
  const labelOf = ({ key, label }: CatalogTab) =>
    key === 'pictures' && catalog?.missing_pictures
      ? t('{tab} ({count})', { tab: label, count: catalog.missing_pictures.length })
      : t(label);
  const content = (
    <Suspense fallback={<LoadingPanel fields={4} />}>
      <Flex vertical gap={12}>
        <tab.Content catalogId={catalogId} />
      </Flex>
    </Suspense>
  );

  return (
    <PageFrame
      title={catalog?.name ?? t('Catalog')}
      facts={catalog ? factsOf(catalog, t) : ''}
      actions={
        mayOpen(roles, 'catalogReupload') && (
          <ButtonLink icon={<EditOutlined aria-hidden />} to={updateHref(catalogId)}>
            {t('Update')}
          </ButtonLink>
        )
      }
    >
      {hasTabs && isNarrow && (
        <Select<string>
          aria-label={t('About this catalog')}
          value={tab.key}
          options={offered.map((one) => ({ value: one.key, label: labelOf(one) }))}
          onChange={(key) => setTab(key)}
        />
      )}
      {hasTabs && !isNarrow ? (
        <Tabs
          activeKey={tab.key}
          onChange={setTab}
          destroyOnHidden
          items={offered.map((one) => ({
            key: one.key,
            label: labelOf(one),
            children: one === tab && content,
          }))}
        />
      ) : (
        content
      )}
    </PageFrame>
  );
}

function factsOf({ season, currency, garments }: CatalogWithGarments, t: Translate): string {
  const count = t('{garments, plural, one {# garment} other {# garments}}', {
    garments: garments.length,
  });
  const age = stockAge(garments);
  const stock = age === '' ? '' : t('Stock as of {age}', { age });
  return [season, count, currency, stock].filter((fact) => fact !== '').join(' · ');
}
