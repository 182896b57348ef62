import { CheckOutlined, StopOutlined, TeamOutlined } from '@ant-design/icons';
import { memo } from 'react';
import type { Catalog } from '../../api';
import { catalogText } from '../../domain/catalogs/seasons';
import { RowMenu } from '../../ui/menus/RowMenu';
import { type ColumnAction, columnActions } from './columnActions';
import styles from './Matrix.module.css';
import { useT } from '../../languages/useT';

const icons = {
  enableAll: <CheckOutlined aria-hidden />,
  enableAgents: <TeamOutlined aria-hidden />,
  disableAll: <StopOutlined aria-hidden />,
};

interface Props {
  /** The heading above the names. */
  corner: string;
  /** The mounted columns, and the index of the first. */
  catalogs: readonly Catalog[];
  firstColumn: number;
  /** The column with the tab stop; null when it is not in the header. */
  activeColumn: number | null;
  showsAgents: boolean;
  onAction: (catalog: Catalog, action: ColumnAction) => void;
}

export const MatrixHeader = memo(function MatrixHeader(props: Props) {
  const t = useT();
  const { corner, catalogs, firstColumn, activeColumn, showsAgents, onAction } = props;
  const actions = columnActions.filter(({ key }) => showsAgents || key !== 'enableAgents');
  return (
    <div className={styles.header} role="row" aria-rowindex={1}>
      <div className={styles.corner} role="columnheader" aria-colindex={1}>
        {corner}
      </div>
      {catalogs.map((catalog, index) => {
        const column = firstColumn + index;
        return (
          <div
            key={catalog.id}
            className={styles.catalog}
            role="columnheader"
            aria-colindex={column + 2}
            aria-label={catalogText(catalog)}
            data-row={-1}
            data-column={column}
            style={{ left: `calc(var(--name) + var(--column) * ${column})` }}
          >
            <span className={styles.title} title={catalog.name}>
              {catalog.name}
            </span>
            <span className={styles.foot}>
              {catalog.season}
              <RowMenu
                label={t('Actions for {catalog}', { catalog: catalogText(catalog) })}
                tabIndex={activeColumn === column ? 0 : -1}
                items={() =>
                  actions.map((action) => ({
                    key: action.key,
                    label: t(action.label),
                    icon: icons[action.key],
                    danger: action.action === 'disable',
                    onClick: () => onAction(catalog, action),
                  }))
                }
              />
            </span>
          </div>
        );
      })}
    </div>
  );
});
