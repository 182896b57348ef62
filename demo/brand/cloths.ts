/** Cloths of jumpers and cardigans. */
export const knits = {
  SS: ['Cotton', 'Linen-blend', 'Striped cotton', 'Ribbed cotton', 'Fine merino'],
  AW: [
    'Merino',
    'Lambswool',
    'Cable-knit wool',
    'Ribbed merino',
    'Striped merino',
    'Cashmere-blend',
    'Brushed mohair',
  ],
};
/** Cloths of blazers and trousers. */
export const tailoring = {
  SS: ['Linen', 'Tropical wool', 'Cotton twill', 'Pinstriped wool'],
  AW: ['Wool', 'Flannel', 'Checked wool', 'Houndstooth wool', 'Corduroy'],
};
