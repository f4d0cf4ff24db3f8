import { useEffect, useRef, useState } from 'react';
import { useWords } from '../i18n/words.ts';
import { useToast } from '../ui/toasts.ts';
import { evaluationWords } from './evaluation-words.ts';
import { mostMegabytes, mostPictures, uploadPicture } from './upload-picture.ts';

export interface Picture {
  id: number;
  file: File;
  /** Shows the file before the shop has it. */
  preview: string;
  percent: number;
  state: 'uploading' | 'done' | 'failed';
  /** Where the shop keeps it. */
  address?: string;
  error?: string;
}

/** The pictures of the form: each uploads as soon as it is chosen. */
export function usePictures() {
  const t = useWords(evaluationWords);
  const toast = useToast();
  const [pictures, setPictures] = useState<Picture[]>([]);
  const uploads = useRef(new Map<number, AbortController>());
  const lastId = useRef(0);
  const previews = useRef(new Set<string>());

  useEffect(
    () => () => {
      for (const upload of uploads.current.values()) upload.abort();
      for (const preview of previews.current) URL.revokeObjectURL(preview);
    },
    [],
  );

  const change = (id: number, changes: Partial<Picture>) =>
    setPictures((before) => before.map((one) => (one.id === id ? { ...one, ...changes } : one)));

  const upload = async ({ id, file }: Picture) => {
    const control = new AbortController();
    uploads.current.set(id, control);
    change(id, { state: 'uploading', percent: 0 });
    try {
      const address = await uploadPicture(file, {
        signal: control.signal,
        onProgress: (percent) => change(id, { percent }),
      });
      change(id, { state: 'done', percent: 100, address });
    } catch (error) {
      if (control.signal.aborted) return;
      const message = (error instanceof Error && error.message) || t('wrong.upload');
      change(id, { state: 'failed', error: message });
      toast.failure(message);
    }
  };

  return {
    pictures,
    add(files: File[]) {
      const room = mostPictures - pictures.length;
      const good = files.filter((file) => {
        const isPicture = /^image\/(jpeg|png|webp|gif|avif)$/.test(file.type);
        const isSmall = file.size <= mostMegabytes * 1024 * 1024;
        if (!isPicture) toast.failure(t('wrong.type'));
        else if (!isSmall) toast.failure(t('wrong.size', { megabytes: mostMegabytes }));
        return isPicture && isSmall;
      });
      if (good.length > room) toast.failure(t('wrong.many', { most: mostPictures }));
      const added = good.slice(0, room).map((file): Picture => {
        const preview = URL.createObjectURL(file);
        previews.current.add(preview);
        return { id: ++lastId.current, file, preview, percent: 0, state: 'uploading' };
      });
      setPictures((before) => [...before, ...added]);
      for (const picture of added) void upload(picture);
    },
    remove(id: number) {
      uploads.current.get(id)?.abort();
      setPictures((before) => before.filter((one) => one.id !== id));
    },
    retry: (picture: Picture) => void upload(picture),
  };
}
