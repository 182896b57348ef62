import { Flex, Input, Select, Tag, Typography } from 'antd';
import { useId } from 'react';
import type { Field } from '../../domain/prepare/fields';
import { isUsed, partsOf, type Source } from '../../domain/prepare/columnMapping';
import { labelSearch } from '../../lib/labelSearch';
import type { TheirColumn } from './ImportSession';
import { fieldText } from './fieldTexts';
import styles from './PrepareFile.module.css';
import { inWords } from '../../domain/language/wording';
import { useT } from '../../languages/useT';

interface Props {
  field: Field;
  columns: readonly TheirColumn[];
  source: Source | undefined;
  isGuess: boolean;
  onChange: (source: Source) => void;
}

const none: Source = { columns: [], part: null, fill: '' };
const isCode = ({ kind }: Field) => ['style', 'color', 'size', 'sku'].includes(kind);

/** One of our columns, its source column, and the default for blank cells. */
export function MatchRow({ field, columns, source = none, isGuess, onChange }: Props) {
  const t = useT();
  const id = useId();
  const samples = columns[source.columns[0] ?? -1]?.samples ?? [];
  const label = inWords(t, fieldText(field.name));
  const parts = Math.max(0, ...samples.map((sample) => partsOf(sample).length));
  const isMissing = field.isRequired && !isUsed(source);
  return (
    <div className={styles.match} role="group" aria-label={label}>
      <Flex vertical>
        <label htmlFor={id}>
          {label}
          {field.isRequired && <Typography.Text type="danger"> {t('(required)')}</Typography.Text>}
        </label>
        <Typography.Text type="secondary" code>
          {field.name}
        </Typography.Text>
      </Flex>
      <Flex vertical gap={4}>
        <Flex gap={8}>
          <Select
            id={id}
            mode="multiple"
            maxCount={field.kind === 'text' ? 3 : 1}
            allowClear
            placeholder={t('No column')}
            status={isMissing ? 'error' : undefined}
            style={{ flex: 1, minWidth: 0 }}
            listHeight={224}
            showSearch={labelSearch}
            value={[...source.columns]}
            onChange={(chosen: number[]) => onChange({ ...source, columns: chosen, part: null })}
            options={columns.map(({ title }, value) => ({ value, label: title }))}
            optionRender={({ label: title, value }) => (
              <Flex vertical>
                <span>{title}</span>
                <span className={styles.samples}>{columns[Number(value)]?.samples.join(' · ')}</span>
              </Flex>
            )}
          />
          {isCode(field) && parts > 1 && source.columns.length === 1 && (
            <Select
              aria-label={t('Part of {label}', { label })}
              style={{ width: 112 }}
              value={source.part ?? -1}
              onChange={(part: number) => onChange({ ...source, part: part === -1 ? null : part })}
              options={[
                { value: -1, label: t('All of it') },
                ...Array.from({ length: parts }, (_, part) => ({
                  value: part,
                  label: t('Part {part}', { part: part + 1 }),
                })),
              ]}
            />
          )}
        </Flex>
        {isUsed(source) && (
          <Flex gap={8} align="center">
            {isGuess && <Tag>{t('Guessed')}</Tag>}
            <span className={styles.samples}>
              {samples
                .map((sample) => (source.part === null ? sample : (partsOf(sample)[source.part] ?? '')))
                .join(' · ')}
            </span>
          </Flex>
        )}
      </Flex>
      <Input
        aria-label={t('{label} where it is blank', { label })}
        placeholder={source.columns.length > 0 ? t('Where it is blank') : t('The same in all rows')}
        value={source.fill}
        onChange={({ target }) => onChange({ ...source, fill: target.value })}
      />
    </div>
  );
}
