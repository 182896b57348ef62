import { Switch } from 'antd';
import { useCallback } from 'react';
import { type Catalog, useSetCatalogVisibilityMutation } from '../../api';
import { useNotices } from '../../shared/alert-bar/useNotices';

/** What can be switched on or off for a catalog (spec 7). */
export type Toggle = 'wls_enabled' | 'ls_enabled' | 'is_current';

export type OnToggle = (catalog: Catalog, flag: Toggle, isOn: boolean) => Promise<void>;

export const catalogToggles: readonly {
  readonly key: string;
  readonly title: string;
  readonly flag: Toggle;
  readonly text: string;
}[] = [
  { key: 'wls', title: 'WLS', flag: 'wls_enabled', text: 'offered in the wholesale channel' },
  { key: 'ls', title: 'LS', flag: 'ls_enabled', text: 'offered in the companion app’s channel' },
  { key: 'current', title: 'Current', flag: 'is_current', text: 'shown where current catalogs are' },
];

/** Switches a catalog at once, and says so if the host refuses (spec 4). */
export function useToggle(): OnToggle {
  const [setVisibility] = useSetCatalogVisibilityMutation();
  const { report } = useNotices();
  return useCallback(
    async ({ id }, flag, isOn) => {
      await report(setVisibility({ catalogVisibilityRequest: { id, [flag]: isOn } }));
    },
    [setVisibility, report],
  );
}

export function toggleOf(catalog: Catalog, title: string, flag: Toggle, onToggle: OnToggle) {
  return (
    <Switch
      size="small"
      aria-label={`${title}: ${catalog.name}`}
      checked={catalog[flag]}
      onChange={(isOn) => void onToggle(catalog, flag, isOn)}
    />
  );
}
