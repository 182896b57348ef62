import { useGetMeQuery, useHas, useListRefusedFilesQuery } from '../../api';
import { mayCall } from '../../domain/access/accessRules';

const pollMs = 60_000;

/**
 * Whether the person can list the files of the ERP that could not be taken in, and how many there are, asked for each
 * minute while the page is visible; 0 while that is not known.
 */
export function useRefusedFiles(): { isListed: boolean; count: number } {
  const { data: me } = useGetMeQuery();
  const isListed = useHas('listRefusedFiles') && mayCall(me?.roles ?? [], 'listRefusedFiles');
  const { data } = useListRefusedFilesQuery(undefined, {
    skip: !isListed,
    pollingInterval: pollMs,
    skipPollingIfUnfocused: true,
  });
  return { isListed, count: data?.count ?? 0 };
}
