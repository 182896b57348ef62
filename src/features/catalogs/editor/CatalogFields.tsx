import { Checkbox, Input, Select } from 'antd';
import type { CatalogType } from '../../../api';
import { describedBy, Field } from '../../../ui/field/Field';
import { TextField } from '../../../ui/text-field/TextField';
import { catalogTypes } from '../catalogTypes';
import styles from './editor.module.css';

/** What both a new and an updated catalog have, as it is typed. */
export interface CatalogDraft {
  readonly name: string;
  readonly catalogType: CatalogType;
  readonly isCurrent: boolean;
  readonly drop: string;
  /** As a date field holds it. */
  readonly serviceDate: string;
}

interface Props {
  id: string;
  draft: CatalogDraft;
  /** Stands beneath the date. */
  dateHint?: string;
  onChange: (change: Partial<CatalogDraft>) => void;
}

/** Type, drop and date side by side, and whether the catalog is current. */
export function CatalogFields({ id, draft, dateHint, onChange }: Props) {
  return (
    <>
      <div className={styles.pair}>
        <Field id={`${id}-type`} label="Catalog type">
          <Select
            id={`${id}-type`}
            listHeight={224}
            options={[...catalogTypes]}
            value={draft.catalogType}
            onChange={(catalogType) => onChange({ catalogType })}
          />
        </Field>
        <TextField
          id={`${id}-drop`}
          label="Drop"
          isOptional
          longest={64}
          value={draft.drop}
          onChange={(drop) => onChange({ drop })}
        />
      </div>
      <div className={styles.pair}>
        <Field id={`${id}-date`} label="Service date" isOptional hint={dateHint}>
          <Input
            id={`${id}-date`}
            type="date"
            aria-describedby={describedBy(`${id}-date`)}
            value={draft.serviceDate}
            onChange={({ target }) => onChange({ serviceDate: target.value })}
          />
        </Field>
        <span className={styles.beside}>
          <Checkbox
            checked={draft.isCurrent}
            onChange={({ target }) => onChange({ isCurrent: target.checked })}
          >
            Is current
          </Checkbox>
        </span>
      </div>
    </>
  );
}
