import { isolated } from '../../domain/text/isolated';
import { Alert, Button, Collapse, Flex, Radio, Typography } from 'antd';
import type { Field } from '../../domain/prepare/fields';
import { isUsed } from '../../domain/prepare/columnMapping';
import { columnsOfShape, plainShape, type Shape } from '../../domain/prepare/shape';
import type { FileKind } from '../../domain/uploads/uploads';
import { LabelledSwitch } from '../../ui/labelled-switch/LabelledSwitch';
import { fieldText } from './fieldTexts';
import type { ScaledColumn } from './ImportSession';
import { MatchRow } from './MatchRow';
import type { PreparingSteps } from './usePreparing';
import { useT } from '../../languages/useT';

interface Props {
  kind: FileKind;
  steps: PreparingSteps;
}

/** Step 2: matches the file's columns with ours. */
export function MatchStep({ kind, steps }: Props) {
  const t = useT();
  const { matched, plan, shape, isBusy, isRemembered } = steps.state;
  if (matched === null) return null;
  const taken = [
    ...columnsOfShape(shape),
    ...Object.values(plan.sources).flatMap((one) => one?.columns ?? []),
  ];
  const scaled = matched.scaled.filter(({ column }) => taken.includes(column));
  const isAsked = scaled.some(({ column }) => shape.readings[column] === undefined);
  const isShown = ({ name, isRequired }: Field) =>
    isRequired || isUsed(matched.plan.sources[name]) || isUsed(plan.sources[name]);
  const { fields } = matched;
  const shown = fields.filter(isShown);
  const more = fields.filter((field) => !isShown(field));
  const missing = fields.filter(({ name, isRequired }) => isRequired && !isUsed(plan.sources[name]));
  const rowOf = (field: Field) => (
    <MatchRow
      key={field.name}
      field={field}
      columns={matched.columns}
      source={plan.sources[field.name]}
      isGuess={!isRemembered && plan.sources[field.name] === matched.plan.sources[field.name]}
      onChange={(source) => steps.changePlan({ ...plan, sources: { ...plan.sources, [field.name]: source } })}
    />
  );
  return (
    <Flex vertical gap={16}>
      {isRemembered && (
        <Alert
          type="info"
          showIcon
          title={t('Columns matched as last time.')}
          action={
            <Button size="small" onClick={steps.forget}>
              {t('Guess anew')}
            </Button>
          }
        />
      )}
      {kind === 'catalog' && matched.currencies.length > 1 && (
        <Alert
          type="warning"
          showIcon
          title={t('The prices are in {currencies}, but a catalog has one currency.', {
            currencies: matched.currencies,
          })}
          description={t(
            'Type the currency of this catalog. Rows with prices in another one are listed in the next step, where they can be left out.',
          )}
        />
      )}
      {scaled.map((one) => (
        <ReadingQuestion key={one.column} scaled={one} steps={steps} />
      ))}
      <ShapeSwitches steps={steps} />
      <div role="group" aria-label={t('Columns')}>
        {shown.map(rowOf)}
        {more.length > 0 && (
          <Collapse
            ghost
            items={[
              {
                key: 'more',
                label: t('{more, plural, one {# more column} other {# more columns}}', { more: more.length }),
                children: <>{more.map(rowOf)}</>,
              },
            ]}
          />
        )}
      </div>
      {missing.length > 0 && (
        <Typography.Text type="danger" role="status">
          {t('Still needed: {columns}. Choose a column, or type what all rows have.', {
            columns: { named: missing.map(({ name }) => fieldText(name)) },
          })}
        </Typography.Text>
      )}
      {isAsked && (
        <Typography.Text type="danger" role="status">
          {t('Choose above how the cells are meant that show another number than they hold.')}
        </Typography.Text>
      )}
      <Flex wrap gap={8}>
        <Button disabled={isBusy} onClick={steps.back}>
          {t('Back')}
        </Button>
        <Button
          type="primary"
          loading={isBusy}
          disabled={missing.length > 0 || isAsked}
          onClick={() => steps.make({ ...plan, dropsBad: false })}
        >
          {t('Look at the result')}
        </Button>
      </Flex>
    </Flex>
  );
}

/** Asks once for a column whether its numbers are meant as shown or as stored. */
function ReadingQuestion({ scaled, steps }: { scaled: ScaledColumn; steps: PreparingSteps }) {
  const t = useT();
  const { column, title, stored, shown } = scaled;
  const { shape, isBusy } = steps.state;
  return (
    <Alert
      type="warning"
      showIcon
      title={t('{title} shows other numbers than its cells hold. Which are meant?', {
        title: isolated(title),
      })}
      description={
        <Radio.Group
          aria-label={t('Numbers of {title}', { title: isolated(title) })}
          value={shape.readings[column]}
          disabled={isBusy}
          onChange={({ target }) => steps.chooseReading(column, target.value)}
          options={[
            {
              value: 'shown',
              label: shown === '' ? t('As shown: blank') : t('As shown: {shown}', { shown }),
            },
            { value: 'stored', label: t('As stored: {stored}', { stored }) },
          ]}
        />
      }
    />
  );
}

const parts = ['parents', 'options', 'fillDown', 'lists', 'codedLists', 'sizes'] as const;

/** The detected shape of the file; each part can be switched off. */
function ShapeSwitches({ steps }: { steps: PreparingSteps }) {
  const t = useT();
  const { matched, shape } = steps.state;
  if (matched === null) return null;
  const { offeredShape, examples, titles, columns } = matched;
  const named = (indexes: readonly number[]) => ({
    named: indexes.map((index) => isolated(titles[index] ?? columns[index]?.title ?? '')),
  });
  const texts: { readonly [part in (typeof parts)[number]]: string } = {
    parents: t(
      'Rows belong to a parent row, named under {parent}, and inherit its name and their blank cells from it',
      { parent: named([offeredShape.parents?.parent ?? 0]) },
    ),
    options: t('Options such as color and size are pairs of columns: {columns}', {
      columns: named(offeredShape.options.map(({ value }) => value)),
    }),
    fillDown: t('Blank cells repeat the value above: {columns}', { columns: named(offeredShape.fillDown) }),
    lists: t('Several values in a cell, split into rows: {columns} (“{example}”)', {
      columns: named(offeredShape.lists),
      example: isolated(examples.lists),
    }),
    codedLists: t('Split into rows although a row has one EAN or SKU: {columns} (“{example}”)', {
      columns: named(offeredShape.codedLists),
      example: isolated(examples.codedLists),
    }),
    sizes: t('Sizes are columns: {columns}', { columns: named(offeredShape.sizes) }),
  };
  const isOn = (of: Shape, part: (typeof parts)[number]) =>
    part === 'parents' ? of.parents !== null : of[part].length > 0;
  const found = parts.filter((part) => isOn(offeredShape, part));
  if (found.length === 0) return null;
  return (
    <Flex vertical gap={8} role="group" aria-label={t('Shape of your file')}>
      <Typography.Text strong>{t('How your file is laid out')}</Typography.Text>
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
