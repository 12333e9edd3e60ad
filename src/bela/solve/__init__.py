"""Card play with all cards known: exact values, best lines, play-outs."""
