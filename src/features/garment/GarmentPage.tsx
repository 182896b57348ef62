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

/** '' is all seasons. */
const seasonCodec: UrlCodec<string> = {
  read: (params) => params.get('season') ?? '',
  write: (season) => ({ season }),
};

/** A garment's figures over all orders. While another season loads, the previous figures are shown. */
export function GarmentPage() {
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
      title={garment === undefined ? 'Garment' : `${garment.number} ${isolated(garment.name)}`}
      actions={
        garment !== undefined &&
        garment.seasons.length > 1 && (
          <Select
            aria-label="Season"
            popupMatchSelectWidth={false}
            value={season}
            options={[
              { value: '', label: 'All seasons' },
              ...garment.seasons.map((value) => ({ value, label: value })),
            ]}
            onChange={(value) => setSeason(value, { keepsScroll: true })}
          />
        )
      }
    >
      {isMissing && (
        <EmptyState text="The orders of a garment aren’t available on this server.">
          <ButtonLink to={paths.orderList.href()}>Orders</ButtonLink>
        </EmptyState>
      )}
      {garment === undefined && !isError && !isMissing && <LoadingPanel fields={4} />}
      {garment === undefined && isError && isUnknown && (
        <EmptyState text={`No catalog${season === '' ? '' : ` of ${season}`} has a garment ${reference}.`}>
          <ButtonLink to={season === '' ? paths.overview.href() : paths.garment.href(reference)}>
            {season === '' ? 'Overview' : 'All seasons'}
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
