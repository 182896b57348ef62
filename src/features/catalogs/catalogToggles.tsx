import { isolated } from '../../domain/text/isolated';
import { Switch } from 'antd';
import { type Catalog, useSetCatalogVisibilityMutation } from '../../api';
import { useNotices } from '../../shared/alert-bar/useNotices';
import { message } from '../../domain/language/message';
import { useT } from '../../languages/useT';

/** What can be switched on or off for a catalog (spec 7). */
export const catalogToggles = [
  {
    key: 'wls',
    title: message('WLS'),
    flag: 'wls_enabled',
    text: message('offered in the wholesale channel'),
  },
  {
    key: 'ls',
    title: message('LS'),
    flag: 'ls_enabled',
    text: message('offered in the companion app’s channel'),
  },
  {
    key: 'current',
    title: message('Current'),
    flag: 'is_current',
    text: message('shown where current catalogs are'),
  },
] as const;

interface Props extends Pick<(typeof catalogToggles)[number], 'title' | 'flag'> {
  catalog: Catalog;
}

/** Switches a catalog at once, and says so if the host refuses (spec 4). */
export function CatalogToggle({ catalog, title, flag }: Props) {
  const t = useT();
  const [setVisibility] = useSetCatalogVisibilityMutation();
  const { report } = useNotices();
  const handleChange = (isOn: boolean) =>
    void report(setVisibility({ catalogVisibilityRequest: { id: catalog.id, [flag]: isOn } }));
  return (
    <Switch
      size="small"
      aria-label={t('{title}: {catalog}', { title, catalog: isolated(catalog.name) })}
      checked={catalog[flag]}
      onChange={handleChange}
    />
  );
}
