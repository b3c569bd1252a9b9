/** More than a slow phone needs for the largest picture, and a slow network for the download. */
export const ANSWER_TIMEOUT_MS = 60_000;

/** What a worker receives: the question, and the port for its answer. */
export type WorkerQuestion<Question> = Question & { port: MessagePort };
export type WorkerAnswer<Answer> = { answer: Answer } | { error: string };

/** A worker that starts with the first question. */
export class AskedWorker<Question extends object, Answer> {
  #worker: Worker | undefined;
  /** Ends the questions that the worker has not answered. */
  readonly #pending = new Set<(reason: Error) => void>();
  readonly #address: () => string;

  /** @param address of the worker's script */
  constructor(address: () => string) {
    this.#address = address;
  }

  /**
   * Asks the worker. Rejects if it cannot be loaded, answers with an error, or does not answer within a minute. Then
   * the worker is ended, and all other questions that it has not answered are rejected, too; the next question starts
   * it again.
   * @param moved what moves to the worker, and is empty afterwards
   */
  async ask(question: Question, moved: Transferable[]): Promise<Answer> {
    this.#worker ??= this.#start();
    const worker = this.#worker;
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => this.end('The worker took too long'), ANSWER_TIMEOUT_MS);
    let reject = (_reason: Error) => {};
    try {
      return await new Promise<Answer>((resolve, rejectAnswer) => {
        reject = rejectAnswer;
        this.#pending.add(reject);
        port1.onmessage = ({ data }: MessageEvent<WorkerAnswer<Answer>>) =>
          'error' in data ? this.end(data.error) : resolve(data.answer);
        const sent: WorkerQuestion<Question> = { ...question, port: port2 };
        worker.postMessage(sent, [port2, ...moved]);
      });
    } finally {
      clearTimeout(timer);
      this.#pending.delete(reject);
      port1.close();
    }
  }

  /** Ends the worker, and rejects all questions that it has not answered. */
  end(reason = 'The worker was ended'): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const reject of this.#pending) reject(new Error(reason));
    this.#pending.clear();
  }

  #start(): Worker {
    const worker = new Worker(this.#address());
    worker.addEventListener('error', () => {
      if (this.#worker === worker) this.end('The worker could not be loaded');
    });
    return worker;
  }
}

/** Answers the messages of a worker. Must be called in the worker. */
export function answerQuestions<Question extends object, Answer>(
  find: (question: Question) => Promise<Answer>,
  movedWith: (answer: Answer) => Transferable[] = () => [],
): void {
  addEventListener('message', async ({ data }: MessageEvent<WorkerQuestion<Question>>) => {
    const send = (answer: WorkerAnswer<Answer>, moved: Transferable[]) =>
      data.port.postMessage(answer, moved);
    try {
      const answer = await find(data);
      send({ answer }, movedWith(answer));
    } catch (error) {
      send({ error: String(error) }, []);
    }
  });
}
