import { useState } from 'react';
import type { Document } from '../../../../contract/documents.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { useResumes } from '../calls.ts';
import { DeleteResume } from './delete-resume.tsx';
import { RenameResume } from './rename-resume.tsx';
import { resumeMessages } from './resume-messages.ts';
import { ResumeRow } from './resume-row.tsx';
import { ResumeUpload } from './resume-upload.tsx';

export function ResumeList() {
  const t = useMessages(resumeMessages);
  return (
    <Loaded query={useResumes()} failed={t.loadFailed} shapes={['h-16']}>
      {(resumes) => <Resumes resumes={resumes} />}
    </Loaded>
  );
}

function Resumes({ resumes }: { resumes: readonly Document[] }) {
  const t = useMessages(resumeMessages);
  const [renamed, setRenamed] = useState<Document | null>(null);
  const [asked, setAsked] = useState<Document | null>(null);
  const next = resumes.find(({ id }) => id !== asked?.id);
  return (
    <section>
      <h2 className="text-h3">{t.resumes}</h2>
      <p className="mt-0.5 note">{textFor(resumes.length, t)}</p>
      {resumes.length > 0 ? (
        <ul className="mt-3 rounded-lg border border-line">
          {resumes.map((resume) => (
            <ResumeRow
              key={resume.id}
              resume={resume}
              isOnly={resumes.length === 1}
              onRename={() => setRenamed(resume)}
              onDelete={() => setAsked(resume)}
            />
          ))}
        </ul>
      ) : null}
      <div className="mt-4">
        <ResumeUpload
          label={resumes.length === 0 ? t.upload : t.uploadAnother}
          primary={resumes.length === 0}
        />
      </div>
      {renamed ? <RenameResume resume={renamed} onClose={() => setRenamed(null)} /> : null}
      <DeleteResume
        resume={asked}
        nextDefault={asked?.is_default ? next : undefined}
        onClose={() => setAsked(null)}
      />
    </section>
  );
}

type Words = (typeof resumeMessages)['en'];

function textFor(count: number, t: Words): string {
  if (count === 0) return t.noneText;
  return count === 1 ? t.onlyIsSent : t.defaultIsSent;
}
