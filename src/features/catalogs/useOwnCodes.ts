import { useEffect, useState } from 'react';
import { type PreviewCatalogUpdateForm, usePreviewCatalogUpdateMutation } from '../../api';
import type { RowError } from '../../domain/spreadsheet/rowErrors';
import type { FileKind } from '../../domain/spreadsheet/sheet';
import { useStableCallback } from '../../lib/useStableCallback';
import type { FileCheck } from '../../shared/file-check/FileCheck';
import { useFileCheck } from '../../shared/file-check/useFileCheck';

/** Which catalogs a file of garments is for, and what it is to do there; none for a new catalog. */
export type FileTarget = Pick<PreviewCatalogUpdateForm, 'catalog' | 'action' | 'override'>;

const asking: FileCheck = { state: 'asking' };

/**
 * Checks a chosen file of garments as `useFileCheck` does. One with codes of the brand's own is then checked by the
 * server too, as it alone knows which of them other garments have, and those may be moved. Without an answer the page's
 * own check stands. `target` is null while it is not known.
 */
export function useOwnCodes(kind: FileKind, file: File | null, target: FileTarget | null) {
  const own = useFileCheck(kind, file);
  const [askServer] = usePreviewCatalogUpdateMutation();
  const [seen, setSeen] = useState<Answer | null>(null);
  const [offered, setOffered] = useState({ kind, file, count: 0, isOn: false });
  const isOffered = offered.file === file && offered.kind === kind;
  const { count, isOn } = isOffered ? offered : { count: 0, isOn: false };
  const moving = isOn ? { move_codes: 'true' as const } : {};
  const asks = own.state === 'good' && own.hasOwnCodes === true && target !== null;
  const question = JSON.stringify({ ...target, ...moving });

  /** Offers to move as many codes as a refusal names. */
  const noteRefusal = (bound = 0) =>
    setOffered((now) =>
      now.file === file && now.kind === kind && now.isOn ? now : { kind, file, count: bound, isOn: false },
    );
  const ask = useStableCallback((chosen: File) =>
    askServer({ previewCatalogUpdateForm: { ...target, ...moving, catalog_path: chosen } }),
  );
  const take = useStableCallback((answer: Answer, bound: number | undefined) => {
    setSeen(answer);
    noteRefusal(bound);
  });

  useEffect(
    function askAboutCodes() {
      if (!asks || file === null) return;
      let isOver = false;
      const asked = ask(file);
      void asked.then(({ data }) => {
        if (!isOver) take({ file, question, errors: data?.errors ?? [] }, data?.num_bound_codes);
      });
      return () => {
        isOver = true;
        asked.abort();
      };
    },
    [asks, file, question, ask, take],
  );

  return {
    check: asks ? checkOf(own, seen?.file === file && seen.question === question ? seen : null) : own,
    /** What the form says about moving codes. */
    moving,
    /** How many of the file's own codes other garments have, and whether they are to move. */
    count,
    isOn,
    setOn: (next: boolean) => setOffered({ kind, file, count, isOn: next }),
    noteRefusal,
  };
}

/** What the server would refuse of a file; nothing, if it could not be asked. */
interface Answer {
  readonly file: File;
  readonly question: string;
  readonly errors: readonly RowError[];
}

function checkOf(own: FileCheck, answer: Answer | null): FileCheck {
  if (answer === null) return asking;
  return answer.errors.length > 0 ? { state: 'refused', errors: answer.errors } : own;
}
