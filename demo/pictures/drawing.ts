/** The surface of a cloth. */
export type Texture =
  | 'plain'
  | 'jersey'
  | 'knit'
  | 'rib'
  | 'cable'
  | 'twill'
  | 'denim'
  | 'linen'
  | 'wool'
  | 'satin'
  | 'leather'
  | 'straw';

/** A piece of cloth, leather or metal; later parts lie on earlier ones. */
export interface Panel {
  kind: 'panel';
  d: string;
  /** Lighter (to 1) or darker (to -1) than the garment's colour. */
  tone: number;
  texture?: Texture;
  /** The direction of stripes and ribs, in degrees from upright. */
  grain: number;
  /** How far it lies above what is under it, 0 to 1: the shadow it casts. */
  lift: number;
  /** How much its edges turn away from the light, 0 to 1. */
  round: number;
  /** A colour of its own, such as a sole's or a buckle's. */
  fill?: string;
  printed: boolean;
}

/** A thin line: where two pieces meet, a row of stitches, or an edge. */
export interface Line {
  kind: 'seam' | 'stitch' | 'edge';
  d: string;
  width: number;
}

/** A soft fold of the cloth, dark or light. */
export interface Fold {
  kind: 'fold';
  d: string;
  width: number;
  strength: number;
  light: boolean;
  /** As strong at its ends as in its middle, like a pleat. */
  even: boolean;
}

/** A button, eyelet or rivet. */
export interface Button {
  kind: 'button';
  x: number;
  y: number;
  radius: number;
  look: 'horn' | 'tonal' | 'metal';
}

/** What a picture is made of, from back to front. */
export type Part = Panel | Line | Fold | Button;

/** What a silhouette is drawn for. */
export interface Look {
  /** The garment's name in lower case: its words decide neck, length, pockets. */
  name: string;
  /** Seen from behind. */
  back: boolean;
}

/** Draws the parts of a garment sort. */
export type Silhouette = (look: Look) => Part[];

/** A piece of cloth with the usual shading. */
export function panel(d: string, options: Partial<Omit<Panel, 'kind' | 'd'>> = {}): Panel {
  return { kind: 'panel', d, tone: 0, grain: 0, lift: 0, round: 0.5, printed: true, ...options };
}

/** Where two pieces are joined. */
export const seam = (d: string, width = 2): Line => ({ kind: 'seam', d, width });
/** A row of stitches, dashed. */
export const stitch = (d: string, width = 1.6): Line => ({ kind: 'stitch', d, width });
/** A strong line that may stand out from the cloth, such as a zip or a fringe. */
export const edge = (d: string, width = 3): Line => ({ kind: 'edge', d, width });

/** A valley of the cloth. */
export const fold = (d: string, width = 16, strength = 0.5): Fold => ({
  kind: 'fold',
  d,
  width,
  strength,
  light: false,
  even: false,
});

/** Pleats and quilting: valleys that run from edge to edge. */
export const pleat = (d: string, width: number, strength: number): Fold => ({
  ...fold(d, width, strength),
  even: true,
});

/** The light beside each pleat. */
export const pleatRidge = (d: string, width: number, strength: number): Fold => ({
  ...pleat(d, width, strength),
  light: true,
});

/** A ridge of the cloth, where the light falls. */
export const ridge = (d: string, width = 16, strength = 0.5): Fold => ({
  ...fold(d, width, strength),
  light: true,
});

/** A button; metal ones also serve as rivets and studs. */
export function button(x: number, y: number, radius = 8, look: Button['look'] = 'tonal'): Button {
  return { kind: 'button', x, y, radius, look };
}

/** A column of buttons, evenly spaced. */
export function buttons(
  x: number,
  top: number,
  foot: number,
  count: number,
  radius = 8,
  look?: Button['look'],
) {
  const step = count > 1 ? (foot - top) / (count - 1) : 0;
  return Array.from({ length: count }, (_, index) => button(x, top + index * step, radius, look));
}
