import { answerQuestions } from '../../../shared/worker-client/WorkerClient';
import { type FillReading, readFill } from './readFill';

answerQuestions<File, FillReading>(async (file) => readFill(new Uint8Array(await file.arrayBuffer())));
