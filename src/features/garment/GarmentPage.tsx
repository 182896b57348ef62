import { Select } from 'antd';
import { useParams } from 'react-router-dom';
import { isolated } from '../../domain/text/isolated';
import { isApiProblem, useGetGarmentOrdersQuery, useHas } from '../../api';
import { paths } from '../../lib/paths';
import { type UrlCodec, useUrlState } from '../../lib/useUrlState';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { EmptyState } from '../../ui/empty-state/EmptyState';
import { LoadingPanel } from '../../ui/loading-panel/LoadingPanel';
import { PageFrame } from '../../ui/page-frame/PageFrame';
import { GarmentFigures } from './GarmentFigures';
import { useT } from '../../languages/useT';

/** '' is all seasons. */
const seasonCodec: UrlCodec<string> = {
  read: (params) => params.get('season') ?? '',
  write: (season) => ({ season }),
};

/** A garment's figures over all orders. While another season loads, the previous figures are shown. */
export function GarmentPage() {
  const t = useT();
  const { reference = '' } = useParams<{ reference: string }>();
  const [season, setSeason] = useUrlState(seasonCodec);
  const isMissing = !useHas('getGarmentOrders');
  const { data, currentData, isError, error, refetch } = useGetGarmentOrdersQuery(
    { reference, ...(season !== '' && { season }) },
    { skip: isMissing, refetchOnMountOrArgChange: true },
  );
  const garment = currentData ?? (data?.generic === reference && !isError ? data : undefined);
  const isUnknown = isApiProblem(error) && (error.status === 404 || error.status === 422);

  return (
    <PageFrame
      title={garment === undefined ? t('Garment') : `${garment.number} ${isolated(garment.name)}`}
      actions={
        garment !== undefined &&
        garment.seasons.length > 1 && (
          <Select
            aria-label={t('Season')}
            popupMatchSelectWidth={false}
            value={season}
            options={[
              { value: '', label: t('All seasons') },
              ...garment.seasons.map((value) => ({ value, label: value })),
            ]}
            onChange={(value) => setSeason(value, { keepsScroll: true })}
          />
        )
      }
    >
      {isMissing && (
        <EmptyState text={t('The orders of a garment aren’t available on this server.')}>
          <ButtonLink to={paths.orderList.href()}>{t('Orders')}</ButtonLink>
        </EmptyState>
      )}
      {garment === undefined && !isError && !isMissing && <LoadingPanel fields={4} />}
      {garment === undefined && isError && isUnknown && (
        <EmptyState
          text={
            season === ''
              ? t('No catalog has a garment {reference}.', { reference })
              : t('No catalog of {season} has a garment {reference}.', { season, reference })
          }
        >
          <ButtonLink to={season === '' ? paths.overview.href() : paths.garment.href(reference)}>
            {season === '' ? t('Overview') : t('All seasons')}
          </ButtonLink>
        </EmptyState>
      )}
      {garment === undefined && isError && !isUnknown && (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      )}
      {garment !== undefined && <GarmentFigures garment={garment} />}
    </PageFrame>
  );
}
