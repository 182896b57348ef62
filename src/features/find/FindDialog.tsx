import { isolated } from '../../domain/text/isolated';
import { Input } from 'antd';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { SearchOutlined } from '@ant-design/icons';
import { useGetMeQuery } from '../../api';
import type { Role } from '../../domain/access/roleOptions';
import styles from './FindDialog.module.css';
import type { Found, FoundKind } from './found';
import { findKeys } from './findKeys';
import { useFound } from './useFound';
import { Modal } from '../../ui/modal/Modal';
import { useT } from '../../languages/useT';
import { message, type Message } from '../../domain/language/message';
import type { Translate } from '../../domain/language/wording';
import { Sentence } from '../../languages/Sentence';
import { keyText } from '../../languages/keyNames';

const nobody: readonly Role[] = [];

const titles: Record<FoundKind, Message> = {
  page: message('Pages'),
  customer: message('Customers'),
  action: message('Actions'),
  order: message('Orders'),
  catalog: message('Catalogs'),
  garment: message('Garments'),
};

interface Props {
  typed: string;
  onType: (typed: string) => void;
  onClose: () => void;
}

/** Finds orders, customers, catalogs, garments and pages, and opens them. */
export function FindDialog({ typed, onType, onClose }: Props) {
  const t = useT();
  const { data: me } = useGetMeQuery();
  const [expanded, setExpanded] = useState<FoundKind | null>(null);
  const { groups, isAsking, hasFailed } = useFound(typed, me?.roles ?? nobody, expanded);
  const shown = groups.map((group) => ({
    ...group,
    items: group.all ? [...group.items, group.all] : group.items,
  }));
  const options = shown.flatMap(({ items }) => items);
  const count = groups.reduce((sum, { items, total = 0 }) => sum + Math.max(items.length, total), 0);
  const [chosen, setChosen] = useState<string | null>(null);
  const active = options.find(({ href }) => href === chosen) ?? options[0];
  const follow = useFollow(onClose);
  const expand = (kind: FoundKind) => {
    setExpanded(kind);
    // The rest of the group comes below the last one of it.
    setChosen(groups.find((group) => group.kind === kind)?.items.at(-1)?.href ?? null);
  };
  const id = useId();
  const idOf = (found: Found) => `${id}${found.href}`;

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.nativeEvent.isComposing || active === undefined) return;
    if (step !== undefined) {
      event.preventDefault();
      const next = options.at((options.indexOf(active) + step) % options.length);
      setChosen(next?.href ?? null);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (active.expands) expand(active.kind);
      else follow(active, event.ctrlKey || event.metaKey);
    }
  };

  return (
    <Modal open title={t('Find')} width={640} style={{ top: 48 }} footer={null} onCancel={onClose}>
      <Input
        role="combobox"
        aria-label={t('Find')}
        aria-expanded={options.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={active && idOf(active)}
        placeholder={t('Orders, customers, catalogs, garments, pages')}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        prefix={<SearchOutlined aria-hidden />}
        value={typed}
        onChange={({ target }) => {
          onType(target.value);
          setChosen(null);
          setExpanded(null);
        }}
        onKeyDown={handleKeyDown}
      />
      <div id={id} className={styles.list} role="listbox" aria-label={t('Found')}>
        {shown.map(({ kind, items, total = 0, all }) => (
          <div key={kind} role="group" aria-label={t(titles[kind])}>
            <div className={styles.title} aria-hidden>
              {t(titleOf(kind, items.length - (all ? 1 : 0), total))}
            </div>
            {items.map((found) => (
              <Option
                key={found.href}
                id={idOf(found)}
                found={found}
                isActive={found === active}
                onPoint={() => setChosen(found.href)}
                onFollow={onClose}
                onExpand={() => expand(found.kind)}
              />
            ))}
          </div>
        ))}
      </div>
      <p className={styles.state} role="status">
        {stateText(t, { typed, count, isAsking, hasFailed })}
      </p>
      <p className={styles.keys} aria-hidden>
        <Sentence
          text="<kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> open <kbd>{newTab}</kbd> in a new tab <kbd>Esc</kbd> close"
          values={{ newTab: keyText(t, findKeys.newTab) }}
          tags={{ kbd: (key) => <kbd>{key}</kbd> }}
        />
      </p>
    </Modal>
  );
}

const titleOf = (kind: FoundKind, shown: number, total: number): Message =>
  total > shown ? message('{kind}, {shown} of {total}', { kind: titles[kind], shown, total }) : titles[kind];

interface OptionProps {
  id: string;
  found: Found;
  isActive: boolean;
  onPoint: () => void;
  onFollow: () => void;
  onExpand: () => void;
}

/** A result. A link, so that it can be opened in a new tab; the keyboard focus stays in the field. */
function Option({ id, found, isActive, onPoint, onFollow, onExpand }: OptionProps) {
  const option = useRef<HTMLAnchorElement & HTMLDivElement>(null);
  useEffect(
    function scrollIntoView() {
      if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
    },
    [isActive],
  );
  const common = {
    ref: option,
    id,
    className: styles.option,
    role: 'option',
    'aria-selected': isActive,
    onMouseMove: isActive ? undefined : onPoint,
  };
  if (found.expands) {
    return (
      <div {...common} onClick={onExpand}>
        {found.label}
      </div>
    );
  }
  return (
    <Link
      {...common}
      tabIndex={-1}
      to={found.href}
      onClick={(event) => {
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onFollow();
      }}
    >
      <span>{found.label}</span> <span className={styles.detail}>{found.detail}</span>
    </Link>
  );
}

/** Opens a result in this tab, closing the dialog, or in a new one. */
function useFollow(onClose: () => void) {
  const navigate = useNavigate();
  return ({ href }: Found, isNewTab: boolean) => {
    if (isNewTab) {
      window.open(href, '_blank', 'noopener');
      return;
    }
    onClose();
    void navigate(href);
  };
}

interface State {
  typed: string;
  count: number;
  isAsking: boolean;
  hasFailed: boolean;
}

function stateText(t: Translate, { typed, count, isAsking, hasFailed }: State): string {
  if (typed.trim() === '') return '';
  if (isAsking) return t('Searching…');
  const found =
    count === 0
      ? t('Nothing matches “{text}”.', { text: isolated(typed.trim()) })
      : t('{results, plural, one {# result.} other {# results.}}', { results: count });
  return hasFailed ? `${found} ${t('The server did not answer: only what is loaded was searched.')}` : found;
}
