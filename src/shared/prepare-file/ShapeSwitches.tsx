import { Flex, Typography } from 'antd';
import { plainShape, type Shape } from '../../domain/prepare/shape';
import { LabelledSwitch } from '../../ui/labelled-switch/LabelledSwitch';
import type { PreparingSteps } from './usePreparing';

const parts = ['parents', 'options', 'fillDown', 'lists', 'sizes'] as const;

/** The detected shape of the file; each part can be switched off. */
export function ShapeSwitches({ steps }: { steps: PreparingSteps }) {
  const { matched, shape } = steps.state;
  if (matched === null) return null;
  const { offeredShape, titles, columns } = matched;
  const named = (indexes: readonly number[]) =>
    indexes.map((index) => titles[index] ?? columns[index]?.title ?? '').join(', ');
  const texts: { readonly [part in (typeof parts)[number]]: string } = {
    parents: `Rows belong to a parent row, named under ${named([offeredShape.parents?.parent ?? 0])}, and inherit its name and their blank cells from it`,
    options: `Options such as color and size are pairs of columns: ${named(offeredShape.options.map(({ value }) => value))}`,
    fillDown: `Blank cells repeat the value above: ${named(offeredShape.fillDown)}`,
    lists: `Several values in a cell, split into rows: ${named(offeredShape.lists)}`,
    sizes: `Sizes are columns: ${named(offeredShape.sizes)}`,
  };
  const isOn = (of: Shape, part: (typeof parts)[number]) =>
    part === 'parents' ? of.parents !== null : of[part].length > 0;
  const found = parts.filter((part) => isOn(offeredShape, part));
  if (found.length === 0) return null;
  return (
    <Flex vertical gap={8} role="group" aria-label="Shape of your file">
      <Typography.Text strong>How your file is laid out</Typography.Text>
      {found.map((part) => (
        <LabelledSwitch
          key={part}
          label={texts[part]}
          isOn={isOn(shape, part)}
          onChange={(on) => steps.reshape({ ...shape, [part]: (on ? offeredShape : plainShape)[part] })}
        />
      ))}
    </Flex>
  );
}
