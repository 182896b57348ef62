/** A sales organization and its channel as a person reads them, '1000/FR'; '' when unset. */
export function salesOrganizationText(place: { sales_organization: string; channel: string }): string {
  return [place.sales_organization, place.channel].filter((code) => code !== '').join('/');
}
