import type { Domain } from '../../platform/domain.ts';
import { resumeBuilderRoutes } from './routes.ts';

/** Resumes that are built from a profile; this domain stores nothing of its own. */
export const resumeBuilder: Domain = { routes: resumeBuilderRoutes };
