import type { SaveState } from './state/lineSheetSlice';

/** What a person reads about the saving of their order. */
export function saveStateText(state: SaveState): string {
  switch (state.kind) {
    case 'saved':
      return 'Saved';
    case 'saving':
      return 'Saving';
    case 'unsaved':
      return `Not saved yet${bracketed(changesText(state.changes))}`;
    case 'offline':
      return `Offline${bracketed(changesText(state.changes, ' not saved yet'))}`;
    case 'refused':
      return `Not saved yet${bracketed(changesText(state.changes))}: ${state.message}`;
  }
}

function changesText(changes: number, rest = ''): string {
  if (changes === 0) return '';
  return `${changes} ${changes === 1 ? 'change' : 'changes'}${rest}`;
}

const bracketed = (text: string) => (text === '' ? '' : ` (${text})`);
