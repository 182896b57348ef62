import { lightnessOf, photographed, type Rgb, toHex, toned } from './colours';
import type { Button, Fold, Line, Panel, Part, Texture } from './drawing';
import { clockwise } from './path';
import { type Print, printPattern } from './prints';
import { grains, texturePattern } from './textures';

/** The size of a garment's picture, in px (spec 9). */
export const canvas = { width: 790, height: 1080 };

/** The cloth a garment is made of. */
export interface Cloth {
  rgb: Rgb;
  texture: Texture;
  print: Print | null;
}

/** The part of the canvas that is shown. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A drawing as an SVG in its cloth on a studio background: the part of it in `frame`, `size` px large. */
export function renderSvg(
  parts: readonly Part[],
  cloth: Cloth,
  frame: Frame = { x: 0, y: 0, ...canvas },
  size: { width: number; height: number } = canvas,
): string {
  const rgb = photographed(cloth.rgb);
  const panels = parts.filter((part) => part.kind === 'panel');
  const outline = panels.map((one) => one.d).join(' ');
  const sheet = new Sheet({ ...cloth, rgb });
  const body = parts.map((part) => sheet.draw(part)).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" ` +
    `viewBox="${frame.x} ${frame.y} ${frame.width} ${frame.height}">` +
    `<defs>${studio}${sheet.defs(panels)}</defs>` +
    `<rect width="790" height="1080" fill="url(#wall)"/><rect width="790" height="1080" fill="url(#lamp)"/>` +
    `<g transform="translate(10 24)">${soft(outline, '#2e2a29', 70, 0.24)}</g>` +
    `<g transform="translate(3 6)">${soft(outline, '#2e2a29', 22, 0.24)}</g>` +
    body +
    `<g clip-path="url(#all)"><rect width="790" height="1080" fill="url(#side)"/>${sheet.grain()}</g></svg>`
  );
}

/** A stroke that fades out on both sides: a stack of thin ones, many times cheaper than a blur. */
function soft(d: string, color: string, width: number, opacity: number): string {
  const steps = Math.max(3, Math.min(12, Math.round(width / 5)));
  const strokes = Array.from(
    { length: steps },
    (_, step) => `<path d="${d}" stroke-width="${((width * (step + 1)) / steps).toFixed(1)}"/>`,
  );
  return (
    `<g fill="none" stroke="${color}" stroke-linecap="round" stroke-linejoin="round" ` +
    `stroke-opacity="${(opacity / steps).toFixed(3)}">${strokes.join('')}</g>`
  );
}

const studio =
  '<linearGradient id="wall" x1="0" y1="0" x2="0.25" y2="1"><stop offset="0" stop-color="#f3f1ee"/><stop offset="1" stop-color="#e3e0db"/></linearGradient>' +
  '<radialGradient id="lamp" cx=".42" cy=".38" r=".75"><stop offset="0" stop-color="#fff" stop-opacity=".55"/><stop offset=".7" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#8d857b" stop-opacity=".16"/></radialGradient>' +
  // Light comes from the upper left on every picture.
  '<linearGradient id="side" x1="0.05" y1="0" x2="0.95" y2="0.7"><stop offset="0" stop-color="#fff" stop-opacity=".13"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#0d0b14" stop-opacity=".2"/></linearGradient>';

/** Turns the parts of one drawing into SVG, and keeps what they refer to. */
class Sheet {
  private readonly patterns = new Map<string, string>();
  private count = 0;
  private readonly isDark: boolean;
  /** What dark and light marks look like on this cloth: on black even a shadow must be a highlight. */
  private readonly marks: { line: string; lineOpacity: number; glow: number; shadow: number };

  constructor(private readonly cloth: Cloth) {
    const lightness = lightnessOf(cloth.rgb);
    this.isDark = lightness < 0.24;
    this.marks = this.isDark
      ? { line: '#050508', lineOpacity: 0.75, glow: 0.12, shadow: 0.6 }
      : {
          line: toHex(toned(cloth.rgb, -0.62)),
          lineOpacity: 0.55,
          glow: 0.1 + lightness * 0.26,
          shadow: 0.5 - lightness * 0.2,
        };
  }

  defs(panels: readonly Panel[]): string {
    const { strength, frequency } = grains[this.cloth.texture];
    const clips = panels.map((one) => `<path d="${clockwise(one.d)}"/>`).join('');
    const alpha = strength * (this.isDark ? 0.45 : 1.2 - lightnessOf(this.cloth.rgb) * 0.75);
    const light = this.isDark ? 1 : 0;
    return (
      `<clipPath id="all">${clips}</clipPath>` +
      `<filter id="noise" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="7" stitchTiles="stitch"/>` +
      `<feColorMatrix values="0 0 0 0 ${light} 0 0 0 0 ${light} 0 0 0 0 ${light} ${alpha * 1.6} ${alpha * 1.6} 0 0 ${-alpha * 1.45}"/></filter>` +
      // A tile of noise is much cheaper than a canvas of it.
      `<pattern id="grain" width="200" height="200" patternUnits="userSpaceOnUse"><rect width="200" height="200" filter="url(#noise)"/></pattern>` +
      [...this.patterns.values()].join('')
    );
  }

  grain(): string {
    return `<rect width="790" height="1080" fill="url(#grain)"/>`;
  }

  draw(part: Part): string {
    switch (part.kind) {
      case 'panel':
        return this.panel(part);
      case 'fold':
        return this.fold(part);
      case 'button':
        return this.button(part);
      default:
        return this.line(part);
    }
  }

  private panel(part: Panel): string {
    const { d, tone, lift, round, fill } = part;
    const texture = part.texture ?? this.cloth.texture;
    const id = `p${(this.count += 1)}`;
    const color = fill ?? toHex(toned(this.cloth.rgb, tone));
    const { line, lineOpacity, glow, shadow } = this.marks;
    const over: string[] = [];
    if (part.printed && fill === undefined && this.cloth.print !== null) {
      over.push(this.fillWith(d, this.print(this.cloth.print, part.grain), tone < 0 ? 0.6 : 1));
    }
    const weave = this.texture(texture, part.grain);
    if (weave !== null) over.push(this.fillWith(d, weave, 1));
    const cast = lift > 0 ? `<g transform="translate(3 6)">${soft(d, '#0a080c', 26, lift * 0.42)}</g>` : '';
    const wide = 58 * round;
    return (
      // The shadow falls on the garment itself as well as beside it.
      cast +
      `<clipPath id="${id}"><path d="${d}"/></clipPath><path d="${d}" fill="${color}"/><g clip-path="url(#${id})">` +
      over.join('') +
      soft(d, '#0d0a10', wide, shadow) +
      `<g transform="translate(8 10)">${soft(d, '#fff', wide * 0.4, glow)}</g>` +
      `</g><path d="${d}" fill="none" stroke="${fill === undefined ? line : '#17130f'}" stroke-width="1.5" stroke-linejoin="round" stroke-opacity="${lineOpacity}"/>`
    );
  }

  private fillWith(d: string, id: string, opacity: number): string {
    return `<path d="${d}" fill="url(#${id})" opacity="${opacity}"/>`;
  }

  private texture(texture: Texture, grain: number): string | null {
    const id = `t-${texture}-${grain}`;
    const pattern = texturePattern(id, texture, grain);
    if (pattern === '') return null;
    this.patterns.set(id, pattern);
    return id;
  }

  private print(print: Print, grain: number): string {
    const id = `i-${print}-${grain}`;
    this.patterns.set(id, printPattern(id, print, this.cloth.rgb, grain));
    return id;
  }

  private line({ kind, d, width }: Line): string {
    const { line, lineOpacity } = this.marks;
    const shared = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
    const gleam = `<path d="${d}" ${shared} transform="translate(1.4 1.8)" stroke="#fff" stroke-opacity="${this.isDark ? 0.16 : 0.22}" stroke-width="${width}"/>`;
    const inside = (marks: string) => (kind === 'edge' ? marks : `<g clip-path="url(#all)">${marks}</g>`);
    if (kind === 'stitch') {
      const thread = toHex(toned(this.cloth.rgb, this.isDark ? 0.34 : -0.42));
      return inside(
        `<path d="${d}" ${shared} stroke="${thread}" stroke-opacity=".7" stroke-width="${width}" stroke-dasharray="6 4.5"/>`,
      );
    }
    return inside(
      `${gleam}<path d="${d}" ${shared} stroke="${line}" stroke-opacity="${kind === 'edge' ? 0.85 : lineOpacity}" stroke-width="${width}"/>`,
    );
  }

  private fold({ d, width, strength, light, even }: Fold): string {
    const { glow, shadow } = this.marks;
    const opacity = strength * (light ? glow * 1.3 : shadow * 1.2);
    const color = light ? '#fff' : '#0a080c';
    const paint = even ? color : this.fading(d, color);
    return `<g clip-path="url(#all)">${soft(d, paint, width * 1.9, opacity)}</g>`;
  }

  /** A paint that fades out towards the upper and the lower end of a path; short ones stay even. */
  private fading(d: string, color: string): string {
    const heights = (d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number).filter((_, index) => index % 2 === 1);
    const [top, foot] = [Math.min(...heights), Math.max(...heights)];
    if (foot - top < 60) return color;
    const id = `f${(this.count += 1)}`;
    const stops = [0, 0.3, 0.7, 1].map(
      (at, index) =>
        `<stop offset="${at}" stop-color="${color}" stop-opacity="${index === 1 || index === 2 ? 1 : 0}"/>`,
    );
    this.patterns.set(
      id,
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${top - 20}" x2="0" y2="${foot + 20}">${stops.join('')}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  private button({ x, y, radius, look }: Button): string {
    const color = {
      horn: '#6d5138',
      metal: '#b9a272',
      tonal: toHex(toned(this.cloth.rgb, this.isDark ? 0.16 : -0.34)),
    }[look];
    const hole = radius * 0.22;
    const holes = [-1, 1].map(
      (side) =>
        `<circle cx="${x + side * radius * 0.28}" cy="${y}" r="${hole}" fill="#0a080c" fill-opacity=".55"/>`,
    );
    return (
      `<circle cx="${x + 1.5}" cy="${y + 2.5}" r="${radius}" fill="#0a080c" fill-opacity=".35"/>` +
      `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}" stroke="#0a080c" stroke-opacity=".35"/>` +
      `<path d="M${x - radius * 0.6} ${y - radius * 0.35} A${radius * 0.75} ${radius * 0.75} 0 0 1 ${x + radius * 0.2} ${y - radius * 0.72}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.4"/>` +
      (look === 'metal' ? '' : holes.join(''))
    );
  }
}
