import { isolated } from '../../domain/text/isolated';
import { Switch } from 'antd';
import { type Catalog, useSetCatalogVisibilityMutation } from '../../api';
import { useNotices } from '../../shared/alert-bar/useNotices';

/** What can be switched on or off for a catalog (spec 7). */
export const catalogToggles = [
  { key: 'wls', title: 'WLS', flag: 'wls_enabled', text: 'offered in the wholesale channel' },
  { key: 'ls', title: 'LS', flag: 'ls_enabled', text: 'offered in the companion app’s channel' },
  { key: 'current', title: 'Current', flag: 'is_current', text: 'shown where current catalogs are' },
] as const;

interface Props extends Pick<(typeof catalogToggles)[number], 'title' | 'flag'> {
  catalog: Catalog;
}

/** Switches a catalog at once, and says so if the host refuses (spec 4). */
export function CatalogToggle({ catalog, title, flag }: Props) {
  const [setVisibility] = useSetCatalogVisibilityMutation();
  const { report } = useNotices();
  const handleChange = (isOn: boolean) =>
    void report(setVisibility({ catalogVisibilityRequest: { id: catalog.id, [flag]: isOn } }));
  return (
    <Switch
      size="small"
      aria-label={`${title}: ${isolated(catalog.name)}`}
      checked={catalog[flag]}
      onChange={handleChange}
    />
  );
}
