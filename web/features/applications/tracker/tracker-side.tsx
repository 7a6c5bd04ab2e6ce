import type { MyApplication } from '../../../../contract/applications.ts';
import type { OutsideApplication } from '../../../../contract/applications/outside-applications.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { SidePanel } from '../side-panel.tsx';
import { outsideMessages } from './outside-messages.ts';
import { OutsideActions, OutsidePanel } from './outside-panel.tsx';
import { useMyApplication } from './tracker-calls.ts';
import { trackerMessages } from './tracker-messages.ts';
import { hasActions, TrackerActions, TrackerPanel } from './tracker-panel.tsx';

interface TrackerSideProps {
  /** The application that the address names, and its row if the list has it. */
  application: { id: number | null; listed: MyApplication | undefined };
  /** An application that was entered by hand; if there is one, it is shown instead. */
  outside: OutsideApplication | undefined;
  onClose: () => void;
  onCloseOutside: () => void;
}

/** The open row, beside the list. */
export function TrackerSide(props: TrackerSideProps) {
  const { application, outside, onClose, onCloseOutside } = props;
  const { id, listed } = application;
  const t = useMessages(trackerMessages);
  const { details } = useMessages(outsideMessages);
  const opened = useMyApplication(id, listed);
  if (outside) {
    return (
      <SidePanel
        key="outside"
        open
        isBelowFilters
        onClose={onCloseOutside}
        title={details}
        footer={<OutsideActions application={outside} onRemoved={onCloseOutside} />}
      >
        <OutsidePanel key={outside.id} application={outside} />
      </SidePanel>
    );
  }
  return (
    <SidePanel
      key="application"
      open={id !== null}
      isBelowFilters
      onClose={onClose}
      title={t.details}
      footer={
        opened.data && hasActions(opened.data) ? <TrackerActions application={opened.data} /> : null
      }
    >
      <Loaded
        query={opened}
        failed={t.failed}
        missing={<p className="text-body">{t.notFound}</p>}
        shapes={['h-6 w-48', 'h-40']}
      >
        {(found) => <TrackerPanel key={found.id} application={found} />}
      </Loaded>
    </SidePanel>
  );
}
