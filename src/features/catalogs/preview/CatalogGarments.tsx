import { isolated } from '../../../domain/text/isolated';
import { FilePdfOutlined, FileTextOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useId } from 'react';
import { api, type CatalogWithGarments, type Garment, useGetCatalogQuery, useGetMeQuery } from '../../../api';
import { type CatalogDocument, catalogDocuments } from '../../../domain/documents';
import { keysOf } from '../../../domain/records';
import { type UrlCodec, useUrlState } from '../../../lib/useUrlState';
import { LoadFailure } from '../../../shared/load-failure/LoadFailure';
import { PriceListSelect } from '../../../shared/price-list-select/PriceListSelect';
import { EmptyState } from '../../../ui/empty-state/EmptyState';
import { LoadingPanel } from '../../../ui/loading-panel/LoadingPanel';
import { SearchToolbar } from '../../../ui/search-field/SearchField';
import { useSearchText } from '../../../lib/useSearchText';
import { PreviewGrid } from './PreviewGrid';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { wordSearch } from '../../../lib/wordSearch';
import { useT } from '../../../languages/useT';

/** The catalog of the URL. While other prices load, the previous ones are shown, but never those of another catalog. */
export function usePreview(catalogId: string) {
  const [view, setView] = useUrlState(previewViewCodec);
  const { pricelist } = view;
  const question = { catalogId, ...(pricelist !== null && { pl: pricelist }) };
  const query = useGetCatalogQuery(question);
  const { data, currentData, isError } = query;
  const catalog = currentData ?? (data?.id === catalogId && !isError ? data : undefined);
  return { ...query, catalog, view, setView };
}

/** The garments of a catalog with a search, a price list and the documents (spec 2 'Catalog preview'). */
export function CatalogGarments({ catalogId }: { catalogId: string }) {
  const t = useT();
  const me = useGetMeQuery().data;
  const { view, setView, catalog, currentData, isError, error, isFetching, refetch } = usePreview(catalogId);
  const search = useSearchText(view, setView);
  const { typed, change } = search;
  const { pricelist } = view;
  const id = useId();
  if (me === undefined) return null;

  return (
    <>
      <SearchToolbar text={search.text} onType={search.setText}>
        <Flex gap={8} align="center">
          <label htmlFor={id}>{t('Price list')}</label>
          <PriceListSelect
            id={id}
            viewer={me}
            value={pricelist}
            onChange={(chosen) => change({ pricelist: chosen })}
            style={{ minWidth: 96 }}
          />
        </Flex>
        {!(isError && catalog === undefined) && (
          <Flex wrap gap={8} role="group" aria-label={t('Downloads')}>
            {keysOf(catalogDocuments).map((document) => (
              <DownloadButton
                key={document}
                document={document}
                catalog={{ id: catalogId, ...(pricelist !== null && { pl: pricelist }) }}
              />
            ))}
          </Flex>
        )}
      </SearchToolbar>
      {isError && catalog === undefined && (
        <LoadFailure error={error} onRetry={() => void refetch()}>
          {pricelist !== null && (
            <Button type="link" onClick={() => change({ pricelist: null })}>
              {t('Show without a price list')}
            </Button>
          )}
        </LoadFailure>
      )}
      {!isError && catalog === undefined && <LoadingPanel fields={4} />}
      {catalog && (
        <Garments
          catalog={catalog}
          typed={typed}
          isStale={isFetching && currentData === undefined}
          onClear={() => {
            search.setText('');
            change({ search: '' });
          }}
        />
      )}
    </>
  );
}

interface GarmentsProps {
  catalog: CatalogWithGarments;
  typed: string;
  isStale: boolean;
  onClear: () => void;
}

function Garments({ catalog, typed, isStale, onClear }: GarmentsProps) {
  const t = useT();
  const shown = searchGarments(catalog.garments, typed);
  if (shown.length > 0) return <PreviewGrid garments={shown} isStale={isStale} />;
  return (
    <EmptyState
      text={
        catalog.garments.length === 0
          ? t('This catalog has no garments yet.')
          : t('No garments match “{typed}”.', { typed: isolated(typed) })
      }
    >
      {catalog.garments.length > 0 && <Button onClick={onClear}>{t('Clear search')}</Button>}
    </EmptyState>
  );
}

interface DownloadProps {
  document: CatalogDocument;
  catalog: { id: string; pl?: string };
}

function DownloadButton({ document, catalog }: DownloadProps) {
  const t = useT();
  const [download, { isLoading }] = api.endpoints[document].useMutation();
  const { report } = useNotices();
  const { name, type } = catalogDocuments[document];
  const Icon = type === 'pdf' ? FilePdfOutlined : FileTextOutlined;
  return (
    <Button icon={<Icon aria-hidden />} loading={isLoading} onClick={() => void report(download(catalog))}>
      {t(name)}
    </Button>
  );
}

/** The preview's view, stored in the URL. */
interface PreviewView {
  readonly search: string;
  /** The price list; null is 'None', the plain prices. */
  readonly pricelist: string | null;
}

const previewViewCodec: UrlCodec<PreviewView> = {
  read: (params) => ({ search: params.get('q') ?? '', pricelist: params.get('pl') || null }),
  write: ({ search, pricelist }) => ({ q: search, pl: pricelist }),
};

/** The garments whose cards contain every typed word. */
export const searchGarments = wordSearch<Garment>((garment) => [
  ...[garment.generic, garment.number, garment.style_code ?? '', garment.name, garment.drop],
  ...[garment.collection, garment.description, garment.composition, garment.made_in],
  ...garment.colors.flatMap((color) => [color.number, color.code ?? '', color.name]),
]);
