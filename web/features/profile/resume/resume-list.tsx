import { useState } from 'react';
import type { Document } from '../../../../contract/documents.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session/session.ts';
import { VerifyFirst } from '../../../parts/apply/verify-first.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { useResumes } from '../../../parts/resumes/resume-calls.ts';
import { ResumeUpload, useResumeUpload } from '../../../parts/resumes/resume-upload.tsx';
import { uploadMessages } from '../../../parts/resumes/upload-messages.ts';
import { DeleteResume } from './delete-resume.tsx';
import { RenameResume } from './rename-resume.tsx';
import { resumeMessages } from './resume-messages.ts';
import { ResumeRow } from './resume-row.tsx';

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
  const { kinds, upload: uploadFirst, uploadAnother } = useMessages(uploadMessages);
  const upload = useResumeUpload();
  // Only an account with a confirmed address may upload files.
  const isUnverified = useSession()?.user?.email_verified === false;
  const isFirst = resumes.length === 0;
  const [renamed, setRenamed] = useState<Document | null>(null);
  const [asked, setAsked] = useState<Document | null>(null);
  const next = resumes.find(({ id }) => id !== asked?.id);
  return (
    <section>
      <h2 className="text-h3">{t.resumes}</h2>
      <p className="mt-0.5 note">
        {isFirst ? kinds : resumes.length === 1 ? t.onlyIsSent : t.defaultIsSent}
      </p>
      {isFirst ? null : (
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
      )}
      <div className="mt-4">
        {isUnverified ? (
          <VerifyFirst>{t.verifyFirst}</VerifyFirst>
        ) : (
          <ResumeUpload
            upload={upload}
            label={isFirst ? uploadFirst : uploadAnother}
            variant={isFirst ? 'primary' : 'secondary'}
          />
        )}
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
