import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { ChangeDialog } from './change-dialog.tsx';
import type { ChangeRequest } from './change-request.ts';

type Changes = {
  /** Opens the form of a change. */
  ask: (request: ChangeRequest) => void;
  /** Says for screen readers and in sight what was done. */
  say: (sentence: string) => void;
};

const ChangesContext = createContext<Changes | undefined>(undefined);

/** Changes that can be asked for anywhere below. Errors: throws outside of a `ChangeProvider`. */
export function useChanges(): Changes {
  const changes = useContext(ChangesContext);
  if (!changes) throw new Error('Changes are asked for outside of a ChangeProvider.');
  return changes;
}

/** Holds the one form that is open, and the sentence about what was done last. */
export function ChangeProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const [request, setRequest] = useState<ChangeRequest>();
  const [said, setSaid] = useState('');
  const say = (sentence: string) => {
    setSaid(sentence);
    void queries.invalidateQueries();
  };
  return (
    <ChangesContext value={{ ask: setRequest, say }}>
      <SaidLine said={said} />
      {children}
      {request && (
        <ChangeDialog
          key={`${request.verb} ${request.remote}`}
          request={request}
          onClose={() => setRequest(undefined)}
          onDone={(sentence) => {
            setRequest(undefined);
            say(sentence);
          }}
        />
      )}
    </ChangesContext>
  );
}

function SaidLine({ said }: { said: string }) {
  return (
    <p role="status" hidden={said === ''}>
      {said}
    </p>
  );
}
