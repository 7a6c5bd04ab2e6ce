/** An accepted format of resumes, detected by content, whatever the file's name. */
export interface ResumeFormat {
  extension: 'pdf' | 'doc' | 'docx';
  mediaType: string;
}

export const formats = {
  pdf: { extension: 'pdf', mediaType: 'application/pdf' },
  doc: { extension: 'doc', mediaType: 'application/msword' },
  docx: {
    extension: 'docx',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
} as const satisfies Record<string, ResumeFormat>;
