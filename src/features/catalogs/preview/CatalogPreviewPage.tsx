import { EditOutlined } from '@ant-design/icons';
import { useParams } from 'react-router-dom';
import { type CatalogWithGarments, useGetMeQuery } from '../../../api';
import { mayOpen } from '../../../domain/access/pageRules';
import { counted } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import { stockAge } from '../../../shared/stock-age/stockAge';
import { ButtonLink } from '../../../ui/button-link/ButtonLink';
import { PageFrame } from '../../../ui/page-frame/PageFrame';
import { CatalogGarments, usePreview } from './CatalogGarments';

/** The garments of a catalog with the prices of a price list (spec 2 'Catalog preview'). */
export function CatalogPreviewPage() {
  const { catalog_id: catalogId = '' } = useParams<{ catalog_id: string }>();
  const roles = useGetMeQuery().data?.roles ?? [];
  const { catalog } = usePreview(catalogId);

  return (
    <PageFrame
      title={catalog?.name ?? 'Catalog'}
      facts={catalog ? factsOf(catalog) : ''}
      ways={
        <>
          {mayOpen(roles, 'catalogList') && <ButtonLink to={paths.catalogList.href()}>Catalogs</ButtonLink>}
          {mayOpen(roles, 'catalogReupload') && (
            <ButtonLink
              icon={<EditOutlined aria-hidden />}
              to={`${paths.catalogReupload.href()}?catalog=${encodeURIComponent(catalogId)}`}
            >
              Update
            </ButtonLink>
          )}
        </>
      }
    >
      <CatalogGarments catalogId={catalogId} />
    </PageFrame>
  );
}

function factsOf({ season, currency, garments }: CatalogWithGarments): string {
  const count = counted(garments.length, 'garment');
  const age = stockAge(garments);
  const stock = age === '' ? '' : `Stock as of ${age}`;
  return [season, count, currency, stock].filter((fact) => fact !== '').join(' · ');
}
