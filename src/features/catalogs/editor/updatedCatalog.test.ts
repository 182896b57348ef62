import { buildCatalog } from '../../../test/factories/buildCatalog';
import { fromCatalog, toReuploadForm } from './updatedCatalog';

it('an untouched catalog is sent as it is', () => {
  const catalog = buildCatalog({ id: '7', name: 'Women', drop: 'D1', service_date: 1_798_761_600 });
  expect(toReuploadForm('7', fromCatalog(catalog))).toEqual({
    catalog: '7',
    name: 'Women',
    catalog_type: 'initial',
    is_current: 'true',
    drop: 'D1',
    service_date: '1798761600',
  });
});

it('sends a date and a file only when there are any', () => {
  const file = new File(['x'], 'catalog.xlsx');
  const draft = fromCatalog(buildCatalog({ service_date: null, is_current: false }));
  expect(toReuploadForm('7', draft)).not.toHaveProperty('service_date');
  expect(toReuploadForm('7', { ...draft, name: ' New ', file })).toMatchObject({
    name: 'New',
    is_current: 'false',
    catalog_path: file,
  });
});
