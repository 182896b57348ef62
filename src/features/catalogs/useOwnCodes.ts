import { useEffect, useState } from 'react';
import { type PreviewCatalogUpdateForm, useHas, usePreviewCatalogUpdateMutation } from '../../api';
import type { RowError } from '../../domain/spreadsheet/rowErrors';
import type { FileKind } from '../../domain/uploads/uploads';
import { useStableCallback } from '../../lib/useStableCallback';
import type { FileCheck } from '../../shared/file-check/FileCheck';
import { useFileCheck } from '../../shared/file-check/useFileCheck';

/** The catalogs and the action of a file of garments; no catalogs for a new one. */
export type FileTarget = Pick<PreviewCatalogUpdateForm, 'catalog' | 'action' | 'override'>;

const asking: FileCheck = { state: 'asking' };

/**
 * Checks a chosen file of garments as `useFileCheck` does. A file with the brand's own codes is then checked by the
 * server too, as only it knows which of them belong to other garments and could be moved. If that call fails, the
 * page's own check is used. `target` is null while unknown.
 */
export function useOwnCodes(kind: FileKind, file: File | null, target: FileTarget | null) {
  const own = useFileCheck(kind, file);
  const [askServer] = usePreviewCatalogUpdateMutation();
  const [seen, setSeen] = useState<Answer | null>(null);
  const [offered, setOffered] = useState({ kind, file, count: 0, isOn: false });
  const isOffered = offered.file === file && offered.kind === kind;
  const { count, isOn } = isOffered ? offered : { count: 0, isOn: false };
  const moving = isOn ? { move_codes: 'true' as const } : {};
  const canAsk = useHas('previewCatalogUpdate');
  const asks = canAsk && own.state === 'good' && own.hasOwnCodes === true && target !== null;
  const question = JSON.stringify({ ...target, ...moving });

  /** Offers to move the codes of a refusal. */
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
    /** The request's field for moving codes. */
    moving,
    /** How many of the file's own codes belong to other garments, and whether to move them. */
    count,
    isOn,
    setOn: (next: boolean) => setOffered({ kind, file, count, isOn: next }),
    noteRefusal,
  };
}

/** The server's errors for a file; empty if the call failed. */
interface Answer {
  readonly file: File;
  readonly question: string;
  readonly errors: readonly RowError[];
}

function checkOf(own: FileCheck, answer: Answer | null): FileCheck {
  if (answer === null) return asking;
  return answer.errors.length > 0 ? { state: 'refused', errors: answer.errors } : own;
}
