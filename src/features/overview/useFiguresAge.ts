import { useMemo } from 'react';
import { api, type GetOverviewApiArg } from '../../api';
import { useAppSelector } from '../../lib/redux';
import { tileSpecs } from './tiles';

/**
 * The oldest moment that any shown figure of these filters is of, in epoch seconds; null when all are of the present, as
 * they are unless the host reads them from a copy of its database that is behind.
 */
export function useFiguresAge(filter: Omit<GetOverviewApiArg, 'tile'>): number | null {
  const answers = useMemo(
    () => tileSpecs.map(({ tile }) => api.endpoints.getOverview.select({ tile, ...filter })),
    [filter],
  );
  return useAppSelector((state) => {
    const moments = answers.flatMap((select) => select(state).data?.as_of ?? []);
    return moments.length === 0 ? null : Math.min(...moments);
  });
}
