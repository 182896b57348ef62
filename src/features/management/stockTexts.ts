import { failureOf, isApiProblem } from '../../api';

/** What is told of a stock tool that did not do it: a bare 'error' when the host could not be reached (spec 8). */
export function stockFailure(
  outcome: { data?: unknown; error?: unknown },
  tell: (error: string) => string,
): string | null {
  if (isApiProblem(outcome.error) && outcome.error.status === 'network') return 'error';
  const failure = failureOf(outcome);
  return failure === null ? null : tell(failure);
}
