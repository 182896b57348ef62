import { Flex, Typography } from 'antd';
import { dateText } from '../../lib/dates';
import { numberText } from '../../lib/numbers';
import type { Message } from '../../domain/language/message';
import { inWords } from '../../domain/language/wording';
import { useT } from '../../languages/useT';
import { type FigureTexts, type ListColumn, longestFigure, longestText } from './listColumns';

/** The style of a text that wraps instead of being cut off. */
export const inFull = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;

/** A column that shows the text that it sorts by. */
export function textColumn<Row>(
  key: string,
  title: string | Message,
  width: number,
  textOf: (row: Row) => string,
): ListColumn<Row> {
  return { key, title, width, sortBy: textOf, render: textOf };
}

/** The same with a tooltip, for text that may be cut off. */
export function tooltipColumn<Row>(...column: Parameters<typeof textColumn<Row>>): ListColumn<Row> {
  const [, , , textOf] = column;
  return { ...textColumn(...column), render: (row) => <span title={textOf(row)}>{textOf(row)}</span> };
}

/** The same with the text in full. */
export function fullTextColumn<Row>(...column: Parameters<typeof textColumn<Row>>): ListColumn<Row> {
  const [, , , textOf] = column;
  return { ...textColumn(...column), render: (row) => <span style={inFull}>{textOf(row)}</span> };
}

/** A column of numbers; an unknown number is a dash, and sorts before all others. */
export function numberColumn<Row>(
  key: string,
  title: string | Message,
  width: number,
  numberOf: (row: Row) => number | undefined,
): ListColumn<Row> {
  const textOf = (number: number | undefined) => (number === undefined ? '–' : numberText(number));
  const valueOf = (row: Row) => numberOf(row) ?? -1;
  return figureColumn(key, title, width, { valueOf, textOf: (row) => textOf(numberOf(row)) });
}

/** A column of figures, such as amounts, which sorts by their values and is wide enough for each. */
export function figureColumn<Row>(
  key: string,
  title: string | Message,
  width: number,
  figure: FigureTexts<Row>,
): ListColumn<Row> {
  return {
    key,
    title,
    width,
    align: 'end',
    sortBy: figure.valueOf,
    figureLength: (rows) => longestFigure(rows, figure),
    render: figure.textOf,
  };
}

/** No day has more characters than this one, in epoch seconds. */
const december30 = Date.UTC(2026, 11, 30, 12) / 1000;

/** A column of days, by their epoch seconds; blank without one. */
export function dateColumn<Row>(
  key: string,
  title: string | Message,
  width: number,
  secondsOf: (row: Row) => number | null | undefined,
): ListColumn<Row> {
  const textOf = (seconds: number | null | undefined) =>
    seconds === null || seconds === undefined ? '' : dateText(seconds);
  return {
    ...textColumn<Row>(key, title, width, (row) => textOf(secondsOf(row))),
    sortBy: (row) => secondsOf(row) ?? '',
    figureLength: () => longestText([dateText(december30)]),
  };
}

function Title({ text }: { text: string | Message }) {
  const t = useT();
  return <Typography.Text type="secondary">{inWords(t, text)}</Typography.Text>;
}

/** A row's card on a phone: its columns with their titles, below the column that names the row, if any. */
export const cardOf =
  <Row,>(columns: readonly ListColumn<Row>[], isNamed = false) =>
  (row: Row) => (
    <Flex wrap gap="2px 12px" style={inFull}>
      {columns.map(({ key, title, isTitleHidden, render }, index) => {
        const isName = isNamed && index === 0;
        return (
          <Flex key={key} gap={6} align="baseline" flex={isName ? '1 0 100%' : undefined}>
            {!isName && !isTitleHidden && <Title text={title} />}
            <div>{render(row)}</div>
          </Flex>
        );
      })}
    </Flex>
  );
