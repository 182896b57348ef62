/** A brand with a name alone, as documents take it. */
export const plainBrand = {
  ...{ name: 'Maren Vale', address: [], vatId: '', phone: '', register: '', bank: [], logo: null },
  ...{ terms: '', paper: 'A4' },
};

/** Papers of an order on which nothing is written. */
export const blankPapers = {
  ...{ buyer_number: '', rate: null, cents: null, freight: null, vat_rate: null, tax_note: '' },
  ...{ delivery_terms: '', cancel_date: null, windows: {} },
  ...{ vat_id: '', bill_to: '', contact: '', phone: '', payment_terms: '' },
};
