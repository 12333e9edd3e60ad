"""Line mode: questions with numbered answers, one line after another; for pipes, screen readers and slow lines."""
