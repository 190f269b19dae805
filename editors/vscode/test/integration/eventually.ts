/** Repeats a question until it neither throws nor rejects, and returns its answer. */
export async function eventually<Answer>(ask: () => Answer | Promise<Answer>, milliseconds = 10_000): Promise<Answer> {
  const end = Date.now() + milliseconds;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
