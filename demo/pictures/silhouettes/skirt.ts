import {
  buttons,
  edge,
  fold,
  panel,
  type Part,
  pleat,
  pleatRidge,
  ridge,
  seam,
  type Silhouette,
  stitch,
} from '../drawing';
import { both, symmetric } from '../path';

interface SkirtCut {
  topY: number;
  waist: number;
  hip: number;
  hem: number;
  footY: number;
}

/** Pleats from the waist to the hem: the valley of each, and the light beside it. */
export function pleats({ topY, waist, hem, footY }: SkirtCut, count: number): Part[] {
  const at = (share: number) => {
    const [x1, x2] = [395 + waist * share, 395 + hem * share];
    return `M${x1} ${topY} C${x1 + (x2 - x1) * 0.25} ${topY + (footY - topY) * 0.35} ${x2 - (x2 - x1) * 0.1} ${footY - 180} ${x2} ${footY + 12}`;
  };
  const shares = Array.from({ length: count - 1 }, (_, index) => -1 + (2 * (index + 1)) / count);
  const lines = shares.map(at).join(' ');
  const lit = shares.map((share) => at(share - 0.7 / count)).join(' ');
  return [pleatRidge(lit, 300 / count, 0.55), pleat(lines, 190 / count, 0.85), seam(lines, 1.4)];
}

/** The outline of a skirt from its waist to its hem. */
export function skirtOf({ topY, waist, hip, hem, footY }: SkirtCut): string {
  const [w, h, f] = [395 - waist, 395 - hip, 395 - hem];
  const hipY = topY + 190;
  // From the hip on the side goes straight to the hem, so that no corner shows.
  const slope = (f - h) / (footY - hipY);
  return symmetric(
    `M395 ${topY} L${w} ${topY - 4} C${w - 14} ${topY + 50} ${h - slope * 100} ${hipY - 100} ${h} ${hipY} ` +
      `C${h + slope * 120} ${hipY + 120} ${f - slope * 120} ${footY - 120} ${f} ${footY} C${395 - hem * 0.6} ${footY + 22} ${395 - hem * 0.3} ${footY + 22} 395 ${footY + 22}`,
  );
}

/** The waves of a skirt that is cut wide. */
export function flow({ topY, waist, hem, footY }: SkirtCut): Part[] {
  const wave = (share: number, top: number) =>
    `M${395 + waist * share * 0.9} ${topY + top} C${395 + waist * share} ${topY + top + 160} ${395 + hem * share} ${footY - 240} ${395 + hem * share} ${footY + 16}`;
  return [
    fold(
      [-0.74, -0.3, 0.22, 0.66].map((share, index) => wave(share, 90 + (index % 2) * 60)).join(' '),
      26,
      0.5,
    ),
    ridge([-0.52, -0.06, 0.44].map((share, index) => wave(share, 60 + (index % 2) * 50)).join(' '), 30, 0.5),
  ];
}

/** A skirt: pleated, A-line, pencil or short. */
export const skirt: Silhouette = ({ name, back }) => {
  const isMini = /mini|short/.test(name);
  const isPencil = /pencil|tube|knitted|ribbed/.test(name);
  const isPleated = /pleat|plissé|plisse|kilt/.test(name);
  const isDenim = /denim|button/.test(name);
  const topY = isMini ? 290 : 164;
  const cut: SkirtCut = {
    topY,
    waist: 120,
    hip: isPencil ? 176 : isMini ? 168 : 178,
    hem: isPencil ? 166 : isMini ? 226 : 276,
    footY: isMini ? 780 : isPencil ? 900 : 940,
  };
  const band = `M${395 - 120} ${topY - 40} C340 ${topY - 28} 450 ${topY - 28} ${395 + 120} ${topY - 40} L518 ${topY + 4} C450 ${topY + 16} 340 ${topY + 16} 272 ${topY + 4} Z`;
  return [
    panel(
      `M275 ${topY - 40} C340 ${topY - 54} 450 ${topY - 54} 515 ${topY - 40} C450 ${topY - 24} 340 ${topY - 24} 275 ${topY - 40} Z`,
      { tone: -0.5, printed: false, round: 0.2 },
    ),
    panel(skirtOf(cut), { round: 0.9 }),
    ...(isPleated
      ? pleats(cut, 13)
      : isPencil
        ? [
            fold(both(`M250 ${topY + 200} C258 ${topY + 380} 262 ${topY + 520} 262 ${cut.footY}`), 26, 0.4),
            ridge(both(`M318 ${topY + 120} C312 ${topY + 320} 318 ${topY + 520} 322 ${cut.footY}`), 34, 0.4),
            ...(back ? [edge(`M395 ${cut.footY - 150} L395 ${cut.footY + 20}`)] : []),
          ]
        : flow(cut)),
    ...(isDenim && !back
      ? [
          seam(`M395 ${topY + 10} L395 ${cut.footY + 20}`),
          stitch(`M378 ${topY + 10} L378 ${cut.footY + 20} M412 ${topY + 10} L412 ${cut.footY + 20}`),
          ...buttons(395, topY + 50, cut.footY - 60, isMini ? 5 : 8, 9, 'metal'),
          seam(both(`M296 ${topY + 12} C296 ${topY + 70} 250 ${topY + 96} 222 ${topY + 104}`), 2.4),
        ]
      : back
        ? [seam(`M395 ${topY + 10} L395 ${topY + 190}`, 2.6)]
        : []),
    ...(isPleated
      ? []
      : [
          stitch(
            `M${395 - cut.hem + 8} ${cut.footY - 22} C${395 - cut.hem * 0.5} ${cut.footY - 2} ${395 + cut.hem * 0.5} ${cut.footY - 2} ${395 + cut.hem - 8} ${cut.footY - 22}`,
          ),
        ]),
    panel(band, { lift: 0.3, round: 0.25 }),
  ];
};
