import { ExternalLink, FileText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Document } from '../../../../contract/documents.ts';
import { useFailureToast } from '../../../lib/api/error-toast.ts';
import { dateText } from '../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { toast } from '../../../lib/toast.ts';
import { openResume, useDeleteResume, useResumes } from '../calls.ts';
import { profileMessages } from '../messages.ts';
import { resumeMessages } from './resume-messages.ts';
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
  const [asked, setAsked] = useState<Document | null>(null);
  return (
    <section>
      <h2 className="text-h3">{t.resumes}</h2>
      <p className="mt-0.5 text-small text-ink-2">
        {resumes.length === 0 ? t.noneText : t.newestIsUsed}
      </p>
      {resumes.length > 0 ? (
        <ul className="mt-3 rounded-lg border border-line">
          {resumes.map((resume, index) => (
            <ResumeRow
              key={resume.id}
              resume={resume}
              isNewest={index === 0}
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
      <DeleteDialog resume={asked} onClose={() => setAsked(null)} />
    </section>
  );
}

const BYTES_PER_KB = 1024;

function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / BYTES_PER_KB));
  return kilobytes < BYTES_PER_KB
    ? `${kilobytes} KB`
    : `${(kilobytes / BYTES_PER_KB).toFixed(1)} MB`;
}

interface ResumeRowProps {
  resume: Document;
  isNewest: boolean;
  onDelete: () => void;
}

function ResumeRow({ resume, isNewest, onDelete }: ResumeRowProps) {
  const t = useMessages(resumeMessages);
  const profileWords = useMessages(profileMessages);
  const language = useLanguage();

  async function open() {
    try {
      await openResume(resume.id);
      toast({
        title: profileWords.openingResume,
        description: profileWords.openingResumeText,
      });
    } catch {
      toast({ title: profileWords.downloadFailed, variant: 'destructive' });
    }
  }

  return (
    <li className="flex items-center gap-3 border-t border-line px-3.5 py-2.5 first:border-0">
      <Icon of={FileText} className="text-ink-2 max-md:hidden" />
      <div className="min-w-0 flex-1">
        <p className="text-body font-strong break-words">
          {resume.doc_name} {isNewest ? <Badge tone="brand">{t.newest}</Badge> : null}
        </p>
        <p className="text-small text-ink-2 tabular-nums">
          {t.facts(sizeText(resume.size_bytes), dateText(resume.created_at, language))}
        </p>
      </div>
      <div className="flex">
        <IconButton
          icon={ExternalLink}
          label={t.openOne(resume.doc_name)}
          onClick={() => void open()}
        />
        <IconButton icon={Trash2} label={t.deleteOne(resume.doc_name)} onClick={onDelete} />
      </div>
    </li>
  );
}

function DeleteDialog({ resume, onClose }: { resume: Document | null; onClose: () => void }) {
  const t = useMessages(resumeMessages);
  const deletion = useDeleteResume();
  const tellFailure = useFailureToast();

  async function confirm() {
    if (!resume) return;
    try {
      await deletion.mutateAsync(resume.id);
      toast({ title: t.deleted });
    } catch (error) {
      tellFailure(t.deleteFailed, error);
    } finally {
      onClose();
    }
  }

  return (
    <ConfirmDialog
      open={resume !== null}
      onOpenChange={(open) => open || onClose()}
      title={t.deleteTitle(resume?.doc_name ?? '')}
      description={t.deleteText}
      confirmLabel={t.delete}
      keeps
      danger
      busy={deletion.isPending}
      busyLabel={t.deleting}
      onConfirm={() => void confirm()}
    />
  );
}
