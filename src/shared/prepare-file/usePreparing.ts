import { useEffect, useRef, useState } from 'react';
import { emptyMapping, type ColumnMapping } from '../../domain/prepare/columnMapping';
import { plainShape, type Reading, type Shape } from '../../domain/prepare/shape';
import { guessDataIndex } from '../../domain/prepare/table';
import type { FileKind } from '../../domain/uploads/uploads';
import { xlsxType } from '../../lib/downloadSpreadsheet';
import { useLocalStorage } from '../../lib/useLocalStorage';
import { WorkerClient, WorkerFault } from '../worker-client/WorkerClient';
import type { MadeStart, MatchedTable, OpenedFile, OpenedSheet } from './ImportSession';
import type { TextFormat } from './readTables';
import { mappingFor, readMappings, withMapping } from './savedMappings';
import type { ImportStep } from './prepareFile.worker';
import { type Message, message } from '../../domain/language/message';

/** The state of preparing a file: its step and the choices so far. */
export interface Preparing {
  readonly step: 0 | 1 | 2;
  readonly file: File | null;
  readonly opened: OpenedFile | null;
  readonly sheet: number;
  readonly headerIndex: number;
  /** The first row of data, guessed until the person chooses another. */
  readonly dataIndex: number;
  readonly matched: MatchedTable | null;
  readonly shape: Shape;
  readonly plan: ColumnMapping;
  /** Whether the mapping was remembered from an earlier file with the same titles. */
  readonly isRemembered: boolean;
  readonly made: MadeStart | null;
  readonly isBusy: boolean;
  readonly fault: string | Message | null;
}

const nothing: Preparing = {
  step: 0,
  file: null,
  opened: null,
  sheet: 0,
  headerIndex: 0,
  dataIndex: 1,
  matched: null,
  shape: plainShape,
  plan: emptyMapping,
  isRemembered: false,
  made: null,
  isBusy: false,
  fault: null,
};

type ImportWorker = WorkerClient<ImportStep>;

/** The largest files take a minute on a slow machine. */
const timeoutMs = 600_000;

/** A worker with an `ImportSession` for one file, so that the page stays responsive. */
const startWorker = (): ImportWorker =>
  new WorkerClient(new Worker(new URL('./prepareFile.worker.ts', import.meta.url)), timeoutMs);

const faultOf = (error: unknown) =>
  error instanceof WorkerFault
    ? error.reason
    : message('The file could not be read. Save it as .xlsx in your spreadsheet program and try again.');

/** The state and actions of preparing a file of this kind. The file never leaves the browser. */
export function usePreparing(kind: FileKind) {
  const [state, setState] = useState(nothing);
  const [mappings, saveMappings] = useLocalStorage(`prepare-file:${kind}`, readMappings);
  const worker = useRef<ImportWorker | null>(null);
  const latestRun = useRef(0);

  useEffect(() => {
    return function endWorker() {
      worker.current?.stop();
      worker.current = null;
      latestRun.current += 1;
    };
  }, []);

  /** Runs a step; if steps overlap, only the last one's result is used. */
  const run = (step: (of: ImportWorker) => Promise<Partial<Preparing>>, unless: Partial<Preparing> = {}) => {
    worker.current ??= startWorker();
    latestRun.current += 1;
    const thisRun = latestRun.current;
    setState((now) => ({ ...now, isBusy: true, fault: null }));
    void step(worker.current)
      .catch((error: unknown) => ({ ...unless, fault: faultOf(error) }))
      .then((change) => {
        if (latestRun.current === thisRun) setState((now) => ({ ...now, ...change, isBusy: false }));
      });
  };

  const open = (file: File, chosen: Partial<TextFormat> = {}) =>
    run(
      async (of) => {
        const opened = await of.ask<OpenedFile>({ step: 'open', file, chosen });
        return { ...nothing, file, opened, ...startOf(opened, opened.sheet) };
      },
      { ...nothing, file },
    );

  const matchIn = (of: ImportWorker, shape: Shape | null) =>
    of.ask<MatchedTable>({
      step: 'match',
      kind,
      sheet: state.sheet,
      headerIndex: state.headerIndex,
      dataIndex: state.dataIndex,
      shape,
    });

  const match = () =>
    run(async (of) => {
      const guessed = await matchIn(of, null);
      const known = mappingFor(mappings, guessed.titles);
      const { guessedShape: shape, plan } = guessed;
      if (known === undefined) return { step: 1, matched: guessed, shape, plan, isRemembered: false };
      const matched = await matchIn(of, known.shape);
      return { step: 1, matched, shape: known.shape, plan: known.plan, isRemembered: true };
    });

  const reshape = (shape: Shape) =>
    run(async (of) => {
      const matched = await matchIn(of, shape);
      return { matched, shape, plan: matched.plan, isRemembered: false };
    });

  /** Reads the numbers of a column as shown or as stored; the matching stays. */
  const chooseReading = (column: number, reading: Reading) =>
    run(async (of) => {
      const shape = { ...state.shape, readings: { ...state.shape.readings, [column]: reading } };
      return { matched: await matchIn(of, shape), shape };
    });

  const make = (plan: ColumnMapping) =>
    run(async (of) => {
      const made = await of.ask<MadeStart>({ step: 'make', kind, plan });
      saveMappings(withMapping(mappings, { titles: state.matched?.titles ?? [], shape: state.shape, plan }));
      return { step: 2, plan, made };
    });

  /** The made file; null when it could not be written. */
  const finish = async (): Promise<File | null> => {
    setState((now) => ({ ...now, isBusy: true, fault: null }));
    const written = await worker.current?.ask<ArrayBuffer>({ step: 'write' }).catch(faultOf);
    const isWritten = written instanceof ArrayBuffer;
    setState((now) => ({
      ...now,
      isBusy: false,
      fault: written === undefined || isWritten ? null : written,
    }));
    return isWritten ? new File([written], madeName(state.file), { type: xlsxType }) : null;
  };

  return {
    state,
    open,
    chooseSheet: (sheet: number) =>
      run(async (of) => {
        const shown = await of.ask<OpenedSheet>({ step: 'show', sheet });
        const opened = state.opened && { ...state.opened, sheets: state.opened.sheets.with(sheet, shown) };
        return { opened, ...startOf(opened, sheet) };
      }),
    chooseHeader: (headerIndex: number) =>
      setState((now) => ({ ...now, ...rowsFrom(now.opened, now.sheet, headerIndex) })),
    chooseData: (dataIndex: number) => setState((now) => ({ ...now, dataIndex })),
    match,
    reshape,
    chooseReading,
    changePlan: (plan: ColumnMapping) => setState((now) => ({ ...now, plan, isRemembered: false })),
    forget: () => setState((now) => ({ ...now, plan: now.matched?.plan ?? now.plan, isRemembered: false })),
    make,
    back: () => setState((now) => ({ ...now, step: now.step === 2 ? 1 : 0, fault: null })),
    finish,
  };
}

/** The state and actions of `usePreparing`. */
export type PreparingSteps = ReturnType<typeof usePreparing>;

/** The state of a sheet whose header is still guessed. */
const startOf = (opened: OpenedFile | null, sheet: number) => ({
  sheet,
  ...rowsFrom(opened, sheet, opened?.sheets[sheet]?.headerIndex ?? 0),
});

/** A header, and the first row of data that is guessed below it. */
const rowsFrom = (opened: OpenedFile | null, sheet: number, headerIndex: number) => ({
  headerIndex,
  dataIndex: guessDataIndex(opened?.sheets[sheet]?.firstRows ?? [], headerIndex),
});

/** 'zara.csv' becomes 'zara-prepared.xlsx'. */
function madeName(file: File | null): string {
  return `${(file?.name ?? 'file').replace(/\.[^.]*$/, '')}-prepared.xlsx`;
}
