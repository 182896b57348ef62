import { useEffect, useEffectEvent, useState } from 'react';
import { useT } from '../../languages/useT';
import { useLoadOnDemand } from '../../shared/load-on-demand/useLoadOnDemand';

/** The code of a view of cells, loaded once it is chosen; null until then. `onFailure` chooses another view. */
export function useLateView<Build>(
  isChosen: boolean,
  load: () => Promise<Build>,
  onFailure: () => void,
): Build | null {
  const t = useT();
  const loadOnDemand = useLoadOnDemand();
  const [build, setBuild] = useState<Build | null>(null);
  const isMissing = isChosen && build === null;
  const loadMissing = useEffectEvent(async () => {
    const loaded = await loadOnDemand(t('The view'), load);
    if (loaded === null) onFailure();
    else setBuild(() => loaded);
  });
  useEffect(
    function loadWhenChosen() {
      if (isMissing) void loadMissing();
    },
    [isMissing],
  );
  return build;
}
