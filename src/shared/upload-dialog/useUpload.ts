import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../lib/redux';
import { selectUpload, type Upload, type UploadKind, uploadOpened } from './uploadSlice';

/** How far an upload is, for what shows it; what was wrong with one that is over is no news when it is opened again. */
export function useUpload(kind: UploadKind): Upload {
  const dispatch = useAppDispatch();
  useEffect(
    function forgetLastOutcome() {
      dispatch(uploadOpened({ kind }));
    },
    [dispatch, kind],
  );
  return useAppSelector((state) => selectUpload(state, kind));
}
